import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { forgetFailedLoads } from './lazyScreen'

interface WidgetBoundaryProps {
  children: ReactNode
  onCrash?: () => void
  /** When one of these changes, it is tried again. */
  resetKeys?: unknown[]
}

/** Around a part that the page can do without: nothing stands in its place. */
export function WidgetBoundary({ children, onCrash, resetKeys }: WidgetBoundaryProps) {
  return (
    <ErrorBoundary fallback={null} onError={onCrash} resetKeys={resetKeys} onReset={forgetFailedLoads}>
      {children}
    </ErrorBoundary>
  )
}
