import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { forgetFailedLoads } from './lazyScreen'

interface WidgetBoundaryProps {
  children: ReactNode
  onCrash?: () => void
  /** When one of these changes, the part renders again. */
  resetKeys?: unknown[]
}

/** Surrounds a part that the page can do without. After a crash the part is left out. */
export function WidgetBoundary({ children, onCrash, resetKeys }: WidgetBoundaryProps) {
  return (
    <ErrorBoundary fallback={null} onError={onCrash} resetKeys={resetKeys} onReset={forgetFailedLoads}>
      {children}
    </ErrorBoundary>
  )
}
