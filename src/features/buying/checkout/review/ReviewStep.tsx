import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../../shared/locales/money'
import { paths } from '../../../../shared/paths'
import { useAppSelector } from '../../../../shared/store'
import { PhoneNumber } from '../../../../shared/ui/PhoneNumber'
import { MaskedName } from '../../../../shared/ui/MaskedName'
import { useIsWide } from '../../../../shared/ui/useWidth'
import { VisuallyHidden } from '../../../../shared/ui/VisuallyHidden'
import { Link } from '../../../../shared/navigation/Link'
import { formatAddress } from '../../../paying/addresses/onDemand'
import { selectContact, selectDestination, selectShippingMethodId, selectShippingMethods } from '../order/checkoutSlice'
import { stepAddress } from '../../../../shared/navigation/steps'
import type { Step } from '../order/checkoutSteps'
import { usePaymentParts } from '../order/paymentName'
import { selectHasChanges, selectProgress } from '../order/progress'
import { OrderChanges } from './OrderChanges'
import { ReviewLines, SharedUse } from './ReviewLines'

/** Shows the whole order before the payment (WCAG 3.3.4). The answers are folded, with a way back. */
export default function ReviewStep({ onShown }: { onShown: (isShown: true) => void }) {
  const { t } = useTranslation('checkout')
  const { needsShipping, needsPayment } = useAppSelector(selectProgress)
  const hasChanges = useAppSelector(selectHasChanges)
  const isWide = useIsWide()
  useEffect(() => onShown(true), [onShown])
  return (
    <>
      {hasChanges && !isWide && (
        <Box sx={{ mb: 3 }}>
          <OrderChanges />
        </Box>
      )}
      <section aria-labelledby="review-lines">
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'baseline',
            flexWrap: 'wrap',
            columnGap: 2,
            mb: 1.5,
            // Below them on a phone.
            '& > div': { order: { xs: 1, sm: 0 }, flex: { xs: '1 0 100%', sm: 1 } },
          }}
        >
          <Typography id="review-lines" component="h2" variant="h3">
            {t('review.lines')}
          </Typography>
          <SharedUse />
          <Link to={paths.cart}>{t('totals.editCart')}</Link>
        </Box>
        <ReviewLines />
      </section>
      <div>
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
      </div>
    </>
  )
}

interface PartProps {
  step?: Step
  title: string
  children: ReactNode
}

function Part({ step, title, children }: PartProps) {
  const { t } = useTranslation('checkout')
  return (
    <Box
      component="section"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '9rem minmax(0, 1fr) auto' },
        columnGap: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography component="h2" sx={{ fontWeight: 700 }}>
        {title}
      </Typography>
      <Box sx={{ order: { xs: 1, sm: 0 }, gridColumn: { xs: '1 / -1', sm: 'auto' }, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
      {step && (
        <Box sx={{ display: 'flex', alignItems: 'flex-start', '& > a': { my: '-4px' } }}>
          <Link to={stepAddress(step)}>
            <span aria-hidden>{t('change')}</span>
            <VisuallyHidden>{t('changeWhat', { what: title })}</VisuallyHidden>
          </Link>
        </Box>
      )}
    </Box>
  )
}

function ContactLines() {
  const contact = useAppSelector(selectContact)
  if (!contact) return null
  const { email, first_name: first = '', last_name: last = '', mobile } = contact
  return (
    <>
      <Box>{`${first} ${last}`.trim()}</Box>
      <Box>
        {email}
        {email && mobile && '\u00a0· '}
        {mobile && <PhoneNumber number={mobile} />}
      </Box>
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
