import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../../../shared/store'
import { lazyPart } from '../../../../i18n/lazyPart'
import { SkeletonLines } from '../../../../shared/ui/waiting/SkeletonLines'
import { WidgetBoundary } from '../../../../shared/ui/page/WidgetBoundary'
import { selectShownOrder } from '../../orders/onDemand'
import { EntryPage } from '../list/EntryPage'

/** The list does not need the receipt. */
export const ReceiptOfOrder = lazyPart(() => import('../ReceiptOfOrder'))

/** Shows an order that was opened from the list. `back` is the address of the list's page. */
export function OpenedOrder({ id, back }: { id: string; back: string }) {
  const { t } = useTranslation('orders')
  const shown = useAppSelector(selectShownOrder)
  return (
    <EntryPage
      title={shown?.order_id === id ? t('title', { number: shown.order_number }) : t('loadingTitle')}
      id={id}
      back={back}
    >
      <WidgetBoundary>
        <Suspense fallback={<SkeletonLines lines={8} />}>
          <ReceiptOfOrder id={id} />
        </Suspense>
      </WidgetBoundary>
    </EntryPage>
  )
}
