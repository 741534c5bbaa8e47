import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Footer } from './Footer'
import { Header } from './Header'
import { mainId, SkipLink } from './SkipLink'

const Column = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' })
/** As high as the window, so that content that loads later never moves the footer while it is read. */
const Main = styled('main')({
  flex: '1 0 auto',
  minHeight: '100vh',
  '&:focus': { outline: 'none' },
  '@media print': { minHeight: 0 },
})

/** The parts around every page: the skip link, the header, the page's own place, and the footer. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <Column>
      <SkipLink />
      <Header />
      <Main id={mainId} tabIndex={-1}>
        {children}
      </Main>
      <Footer />
    </Column>
  )
}
