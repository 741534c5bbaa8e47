import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { forgetFailedLoads } from './lazyScreen'

interface WidgetBoundaryProps {
  children: ReactNode
  onCrash?: () => void
  /** A change renders the part again. */
  resetKeys?: unknown[]
}

/** Around a part that the page can do without: a crash leaves it out. */
export function WidgetBoundary({ children, onCrash, resetKeys }: WidgetBoundaryProps) {
  return (
    <ErrorBoundary fallback={null} onError={onCrash} resetKeys={resetKeys} onReset={forgetFailedLoads}>
      {children}
    </ErrorBoundary>
  )
}
