import Box from '@mui/material/Box'
import { Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../../api/contract/buying/orders'
import { lazyPart } from '../../../../i18n/lazyPart'
import { FormSkeleton } from '../../../../shared/forms/FormSkeleton'
import { formatMoney } from '../../../../shared/locales/money'
import { useAppDispatch } from '../../../../shared/store'
import { Faults } from '../../../../shared/submission/Faults'
import { reasonsIn } from '../../../../shared/submission/submission'
import { useSubmission } from '../../../../shared/submission/useSubmission'
import { BusyButton } from '../../../../shared/ui/buttons/BusyButton'
import { Button } from '../../../../shared/ui/buttons/Button'
import { WidgetBoundary } from '../../../../shared/ui/page/WidgetBoundary'
import { dueOf } from '../life/orderState'
import { cancellationAsked, orderCancelling } from './cancelling'

const UnpaidPayment = lazyPart(() => import('./UnpaidPayment'), ['checkout', 'payment'])

/** The order can be paid, or cancelled (ACC-21). */
export function UnpaidOrder({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('orders')
  const dispatch = useAppDispatch()
  const [isPaying, setPaying] = useState(false)
  const [cancelling] = useSubmission(orderCancelling, order.order_id)
  const panel = useId()
  return (
    <Box data-print="hide" sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="contained"
          aria-expanded={isPaying}
          aria-controls={isPaying ? panel : undefined}
          onClick={() => setPaying(!isPaying)}
        >
          {t('unpaidOrder.pay', { amount: formatMoney(dueOf(order), i18n.language) })}
        </Button>
        <BusyButton
          variant="outlined"
          busy={cancelling.status === 'sending'}
          busyText={t('unpaidOrder.cancelling')}
          onClick={() => dispatch(cancellationAsked(order))}
        >
          {t('unpaidOrder.cancel')}
        </BusyButton>
      </Box>
      <Faults of={reasonsIn(cancelling)} />
      {isPaying && (
        <Box id={panel}>
          <WidgetBoundary>
            <Suspense fallback={<FormSkeleton fields={2} />}>
              <UnpaidPayment order={order} />
            </Suspense>
          </WidgetBoundary>
        </Box>
      )}
    </Box>
  )
}
