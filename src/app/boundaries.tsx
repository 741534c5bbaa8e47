import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { FallbackProps } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { pageHeadingId } from '../shared/focus/pageHeading'
import { paidNumberIn } from '../shared/paidOrder'
import { paths } from '../shared/paths'
import { removeStored } from '../shared/storage/browserStorage'
import { reloadKeys } from '../shared/ui/page/reloadKeys'
import { forgetFailedLoads } from '../shared/ui/page/lazyScreen'
import { Link } from '../shared/navigation/Link'
import { rounded } from '../shared/ui/rounded'

/*
 * A crash ends as little as possible: a widget, else the page, else the whole portal (T18). The messages use plain
 * elements, because the components of a richer page may be what fails. The cart is stored and survives.
 */

const Panel = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  maxWidth: 640,
  margin: '0 auto',
  padding: '64px 24px',
  '& h1, & p': { margin: 0 },
  '& h1': { fontSize: '1.75rem', lineHeight: 1.2 },
})

const Act = styled('button')(({ theme }) => ({
  minHeight: 44,
  padding: '8px 20px',
  border: 0,
  borderRadius: rounded(10),
  font: 'inherit',
  fontWeight: 700,
  cursor: 'pointer',
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
}))

/** The whole portal has crashed, and only a reload helps. */
function PortalCrash() {
  const { t } = useTranslation()
  return (
    <Panel role="alert">
      <h1>{t('crash.title')}</h1>
      <p>{t('crash.cartKept')}</p>
      <Act type="button" onClick={() => window.location.reload()}>
        {t('crash.reload')}
      </Act>
    </Panel>
  )
}

function PageCrash({ resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation()
  const paid = paidNumberIn(useLocation().state)
  return (
    <Panel>
      <h1 id={pageHeadingId} tabIndex={-1}>
        {t(paid ? 'crash.paidTitle' : 'crash.title', { number: paid })}
      </h1>
      <p>{t(paid ? 'crash.paid' : 'crash.cartKept')}</p>
      <Act type="button" onClick={resetErrorBoundary}>
        {t('crash.retry')}
      </Act>
      <Link to={paths.landing}>{t('crash.home')}</Link>
    </Panel>
  )
}

/** Catches what the other boundaries do not. It is inside the providers of texts, theme and router. */
export function AppBoundary({ children }: { children: ReactNode }) {
  return <ErrorBoundary FallbackComponent={PortalCrash}>{children}</ErrorBoundary>
}

/**
 * Lets the page reload once more when the visitor presses "Try again": some browsers remember that a file failed to
 * load.
 */
function tryAgain({ reason }: { reason: 'imperative-api' | 'keys' }): void {
  if (reason === 'imperative-api') removeStored(reloadKeys.reloadedAt)
  forgetFailedLoads()
}

/** Catches a crash of the page. The shell stays, so the visitor can go to another page. */
export function RouteBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary FallbackComponent={PageCrash} resetKeys={[pathname]} onReset={tryAgain}>
      {children}
    </ErrorBoundary>
  )
}
