import { Suspense } from 'react'
import { lazyPart } from '../../../i18n/lazyPart'
import { WidgetBoundary } from '../../../shared/ui/page/WidgetBoundary'

const NeedsCount = lazyPart(() => import('./NeedsCount'), ['account'])

/** How many things need an act, in the account's menu. The rules come after the page's own code. */
export function NeedsBadge() {
  return (
    <WidgetBoundary>
      <Suspense fallback={null}>
        <NeedsCount />
      </Suspense>
    </WidgetBoundary>
  )
}
