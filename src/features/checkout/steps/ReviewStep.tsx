import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAppSelector } from '../../../shared/store'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden'
import { formatAddress } from '../../addresses'
import { selectContact, selectDestination, selectShippingMethodId, selectShippingMethods } from '../order/checkoutSlice'
import { formatMoney } from '../../../shared/money'
import { usePaymentParts } from '../order/paymentName'
import { selectCheckoutBlocker, selectProgress } from '../order/progress'
import { stepAddress } from '../order/checkoutSteps'
import type { Step } from '../order/checkoutSteps'
import { Totals } from '../summary/Totals'
import { OrderChanges } from './OrderChanges'
import { PayForm } from './PayForm'
import { PromoCode } from './PromoCode'
import { ReviewLines } from './ReviewLines'

/** Shows the whole order again before the payment (WCAG 3.3.4). Each part links back to its step. */
export default function ReviewStep() {
  const { t } = useTranslation('checkout')
  const { needsShipping, needsPayment } = useAppSelector(selectProgress)
  const hasNoPrices = useAppSelector(selectCheckoutBlocker) === 'noQuote'
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <OrderChanges />
      <section aria-labelledby="review-lines">
        <Typography id="review-lines" tabIndex={-1} component="h2" variant="h3" sx={{ mb: 1.5, outline: 'none' }}>
          {t('review.lines')}
        </Typography>
        <ReviewLines />
      </section>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: 'repeat(auto-fit, minmax(200px, 1fr))' } }}>
        <Part step="contact" title={t('review.contact')}>
          <ContactLines />
        </Part>
        {needsShipping && (
          <Part step="shipping" title={t('review.shipping')}>
            <ShippingLines />
          </Part>
        )}
        {needsPayment ? (
          <Part step="payment" title={t('review.payment')}>
            <PaymentLines />
          </Part>
        ) : (
          <Part title={t('review.payment')}>{t('payment.zero')}</Part>
        )}
      </Box>
      <PromoCode />
      {/* On a desktop the totals are beside the step. Without prices they show here too, with the retry button. */}
      <Box sx={{ display: { md: hasNoPrices ? undefined : 'none' } }}>
        <Totals />
      </Box>
      {!hasNoPrices && <PayForm />}
    </Box>
  )
}

interface PartProps {
  /** The step that changes this part. */
  step?: Step
  title: string
  children: ReactNode
}

function Part({ step, title, children }: PartProps) {
  const { t } = useTranslation('checkout')
  return (
    <section>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline', mb: 0.5 }}>
        <Typography component="h2" variant="h3">
          {title}
        </Typography>
        {step && (
          <Link to={stepAddress(step)}>
            <span aria-hidden>{t('change')}</span>
            <VisuallyHidden>{t('changeWhat', { what: title })}</VisuallyHidden>
          </Link>
        )}
      </Box>
      <Box sx={{ overflowWrap: 'anywhere' }}>{children}</Box>
    </section>
  )
}

function ContactLines() {
  const contact = useAppSelector(selectContact)
  if (!contact) return null
  const { email, first_name: first = '', last_name: last = '', mobile } = contact
  return (
    <>
      <Box>{`${first} ${last}`.trim()}</Box>
      <Box>{email}</Box>
      {mobile && <Box>{mobile}</Box>}
    </>
  )
}

function PaymentLines() {
  const { i18n } = useTranslation('checkout')
  return usePaymentParts().map(({ name, amount }) => (
    <Box key={name} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
      <span>
        <MaskedName>{name}</MaskedName>
      </span>
      {amount !== undefined && <strong>{formatMoney(amount, i18n.language)}</strong>}
    </Box>
  ))
}

function ShippingLines() {
  const { i18n } = useTranslation('checkout')
  const destination = useAppSelector(selectDestination)
  const methods = useAppSelector(selectShippingMethods)
  const methodId = useAppSelector(selectShippingMethodId)
  const method = methods.status === 'loaded' ? methods.value.find(({ id }) => id === methodId) : undefined
  return (
    <>
      {destination && formatAddress(destination.address, i18n.language).map((line) => <Box key={line}>{line}</Box>)}
      {method && (
        <Box sx={{ mt: 0.5, color: 'text.secondary' }}>{[method.name, method.eta].filter(Boolean).join(' · ')}</Box>
      )}
    </>
  )
}
