import { Suspense, createElement } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { FailurePanel } from '../../../shared/ui/page/FailurePanel'
import { forgetFailedLoads } from '../../../shared/ui/page/lazyScreen'
import { SkeletonCard } from '../../../shared/ui/waiting/SkeletonCard'
import { cardTabs } from './cardTabs'
import type { TabKey } from './cardTabs'

/** Shows the open part of a card. It loads and fails on its own, while the card stays. */
export function CardTab({ tab, card }: { tab: TabKey; card: FareMedium }) {
  const { t } = useTranslation('cardManagement')
  return (
    <ErrorBoundary
      resetKeys={[tab]}
      onReset={forgetFailedLoads}
      fallbackRender={({ resetErrorBoundary }) => (
        <FailurePanel title={t('card.tabFailed')} onRetry={resetErrorBoundary} />
      )}
    >
      <Suspense
        fallback={
          <div aria-busy>
            <SkeletonCard height={200} lines={5} />
          </div>
        }
      >
        {createElement(cardTabs[tab], { card })}
      </Suspense>
    </ErrorBoundary>
  )
}
