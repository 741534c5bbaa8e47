import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as codes from '../../../../api/contract/base/errorCodes'
import type { Order } from '../../../../api/contract/buying/orders'
import type { Quote } from '../../../../api/contract/buying/quotes'
import { hasCode } from '../../../../api/errors'
import { now } from '../../../../shared/clock'
import { focusWhenLost } from '../../../../shared/focus/moveFocus'
import { pageHeading } from '../../../../shared/focus/pageHeading'
import { FormSkeleton } from '../../../../shared/forms/FormSkeleton'
import { formatMoney } from '../../../../shared/locales/money'
import { OpenPaymentNote } from '../../../../shared/payments/OpenPaymentNote'
import { useRemote } from '../../../../shared/remote/useRemote'
import { useAppSelector } from '../../../../shared/store'
import { Faults } from '../../../../shared/submission/Faults'
import { isUnsure, reasonsIn } from '../../../../shared/submission/submission'
import { useShownSubmission, useSubmission } from '../../../../shared/submission/useSubmission'
import { Alert } from '../../../../shared/ui/Alert'
import { FailurePanel } from '../../../../shared/ui/page/FailurePanel'
import { newId, offeredOption, paymentMethods, paymentOptions } from '../../../paying/payment'
import type { MethodChoice } from '../../../paying/payment'
import type { PaymentMethod } from '../../../../api/contract/paying/paymentMethods'
import { MethodPicker, useEntryAlone } from '../../../paying/payment/onDemand'
import { selectUser } from '../../../identity/session'
import { selectSettings } from '../../../identity/settings'
import { ContactWays } from '../../../identity/settings/onDemand'
import { isCardGone } from '../../checkout/onDemand'
import { dueOf } from '../life/orderState'
import { orderQuote } from './orderQuote'
import { orderPaying } from './payUnpaid'

export default function UnpaidPayment({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  useSubmission(orderPaying)
  useEntryAlone()
  const quote = useRemote(orderQuote, order.order_id)
  const methods = useRemote(paymentMethods)
  if (quote.status === 'failed') {
    if (isCardGone(quote.error)) return <NotPayable why="cardGone" />
    // The card has expired, or is of another rider type by now.
    if (hasCode(quote.error, codes.notForThisCard)) return <NotPayable why="notForCard" />
  }
  const failed = quote.status === 'failed' ? quote : methods.status === 'failed' ? methods : undefined
  if (failed)
    return (
      <FailurePanel
        title={t('unpaidOrder.failed')}
        error={failed.error}
        onRetry={() => {
          if (quote.status === 'failed') quote.retry()
          if (methods.status === 'failed') methods.retry()
        }}
      />
    )
  if (quote.status !== 'loaded' || methods.status !== 'loaded') return <FormSkeleton fields={2} />
  return <Payment order={order} quote={quote.value} methods={methods.value} />
}

/** The rider can only let the order go: the button stands above. */
function NotPayable({ why }: { why: 'notSold' | 'cardGone' | 'notForCard' }) {
  const { t } = useTranslation('orders')
  return (
    <Alert severity="warning" role="status">
      {t(`unpaidOrder.${why}`)}
    </Alert>
  )
}

interface PaymentProps {
  order: Order
  quote: Quote
  methods: PaymentMethod[]
}

function Payment({ order, quote, methods }: PaymentProps) {
  const { t, i18n } = useTranslation(['orders', 'payment'])
  const settings = useAppSelector(selectSettings)
  const user = useAppSelector(selectUser)
  const [attempt, send] = useShownSubmission(orderPaying)
  const { newest } = useAppSelector(orderPaying.selectHeld)
  const [last, setLast] = useState<MethodChoice>()
  const part = useRef<HTMLDivElement>(null)
  // The button that was pressed is inert while the payment is sent.
  useEffect(() => {
    if (attempt.status === 'done') focusWhenLost()
    if (attempt.status === 'failed')
      focusWhenLost(() => part.current?.querySelector<HTMLInputElement>('input:checked') ?? pageHeading())
  }, [attempt.status])
  const money = (cents: number) => formatMoney(cents, i18n.language)
  const { total, lines } = quote
  if (!lines.every(({ available }) => available)) return <NotPayable why="notSold" />
  const renewing = order.order_items.find(({ is_subscribed }) => is_subscribed)?.name
  const purchase = { isGuest: false, now: now(), language: i18n.language, renewing, amount: total }
  const options = paymentOptions(methods, purchase, settings)
  const isBusy = attempt.status === 'sending'
  const before = dueOf(order)
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {total !== before && (
        <Alert severity="info" role="status">
          {t('unpaidOrder.newPrice', { before: money(before), total: money(total) })}
        </Alert>
      )}
      {attempt.status === 'idle' && <OpenPaymentNote riderId={user?.uuid} />}
      <Faults of={reasonsIn(attempt)} />
      {isUnsure(attempt) && <ContactWays />}
      <Box ref={part} inert={isBusy} aria-busy={isBusy}>
        {/* Each try begins with what was entered before, without the security code (PAY-09). */}
        <MethodPicker
          key={newest}
          name="unpaid-method"
          legend={t('payment:method.legend')}
          options={options}
          start={last ? idOf(last) : offeredOption(options)?.id}
          keeping={renewing === undefined ? 'offered' : 'needed'}
          known={{ firstName: user?.first_name ?? '', lastName: user?.last_name ?? '' }}
          submitText={isBusy ? t('unpaidOrder.paying') : t('unpaidOrder.pay', { amount: money(total) })}
          onChosen={(method) => {
            setLast(method)
            send({ order, quote, method })
          }}
        />
      </Box>
    </Box>
  )
}

const idOf = (method: MethodChoice): string => (method.kind === 'saved' ? method.methodId : newId(method.type))
