import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { forgetFailedLoads } from './lazyScreen'

interface WidgetBoundaryProps {
  children: ReactNode
  /** What stands in its place after a crash. */
  fallback?: ReactNode
  onCrash?: () => void
  /** When one of these changes, the part renders again. */
  resetKeys?: unknown[]
}

/** Surrounds a part that the page can do without. After a crash the part is left out, if it has no fallback. */
export function WidgetBoundary({ children, fallback = null, onCrash, resetKeys }: WidgetBoundaryProps) {
  return (
    <ErrorBoundary fallback={fallback} onError={onCrash} resetKeys={resetKeys} onReset={forgetFailedLoads}>
      {children}
    </ErrorBoundary>
  )
}
