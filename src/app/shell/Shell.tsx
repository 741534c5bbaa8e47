import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useIsNextRendering } from '../../shared/navigation/nextLocation'
import { Footer } from './Footer'
import { Header } from './Header'
import { OperatorNotices } from './OperatorNotices'
import { mainId, SkipLink } from './SkipLink'

/** There is no footer until a page has its frame, so that the footer never moves into sight. */
const Column = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  '&:has(> main [data-waiting]:not(button)) > footer': { display: 'none' },
})
/**
 * The page is as high as the window, so that later content never moves the footer. A page that loads nothing says that
 * it is short.
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

/** Marks the page as busy from a press until its page shows (`PortalRouter`). */
function PagePlace({ children }: { children: ReactNode }) {
  return (
    <Main id={mainId} tabIndex={-1} aria-busy={useIsNextRendering() || undefined}>
      <OperatorNotices />
      {children}
    </Main>
  )
}
