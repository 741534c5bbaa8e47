import { Suspense } from 'react'
import { lazyPart } from '../../../i18n/lazyPart'
import { WidgetBoundary } from '../../../shared/ui/page/WidgetBoundary'

const NeedsCount = lazyPart(() => import('./NeedsCount'), ['account'])

/** Shows the count in the menu. Its rules load after the page's code. */
export function NeedsBadge() {
  return (
    <WidgetBoundary>
      <Suspense fallback={null}>
        <NeedsCount />
      </Suspense>
    </WidgetBoundary>
  )
}
