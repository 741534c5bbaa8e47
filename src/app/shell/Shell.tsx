import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useIsNextRendering } from '../../shared/navigation/nextLocation'
import { Footer } from './Footer'
import { Header } from './Header'
import { OperatorNotices } from './OperatorNotices'
import { mainId, SkipLink } from './SkipLink'

/** Without a footer while a page waits for its frame, so that the footer never moves into sight. */
const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  '&:has(> main [data-waiting]:not(button)) > footer': { display: 'none' },
})
/**
 * As high as the window, so that content that loads later never moves the footer while it is read. A page that says it
 * is short has nothing to load, so the footer ends the window.
 */
const Main = styled('main')({
  flex: '1 0 auto',
  minHeight: '100vh',
  '&:has([data-short])': { minHeight: 0 },
  '&:focus': { outline: 'none' },
  '@media print': { minHeight: 0 },
})

export function Shell({ children }: { children: ReactNode }) {
  return (
    <Column>
      <SkipLink />
      <Header />
      <PagePlace>{children}</PagePlace>
      <Footer />
    </Column>
  )
}

/** Busy from the press until the page of its address shows, where that takes a moment (`PortalRouter`). */
function PagePlace({ children }: { children: ReactNode }) {
  return (
    <Main id={mainId} tabIndex={-1} aria-busy={useIsNextRendering() || undefined}>
      <OperatorNotices />
      {children}
    </Main>
  )
}
