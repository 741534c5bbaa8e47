import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { inOneText } from '../../../../shared/locales/lists'
import { useAppSelector } from '../../../../shared/store'
import { Price } from '../../../../shared/ui/Price'
import { SkeletonLines } from '../../../../shared/ui/waiting/SkeletonLines'
import { VisuallyHidden } from '../../../../shared/ui/VisuallyHidden'
import { formatMoney } from '../../../../shared/locales/money'
import { selectShippingMethodId } from '../order/checkoutSlice'
import { selectNeedsShipping } from '../order/progress'
import { selectOrderTrouble } from '../order/orderTrouble'
import { QuoteTrouble } from './QuoteTrouble'
import { selectQuoted, selectQuoteRequest } from '../order/quoteSlice'

/** Shows the server's figures and no others (PAY-03). */
export function Totals() {
  const { t, i18n } = useTranslation('checkout')
  const quote = useAppSelector(selectQuoted)?.quote
  const request = useAppSelector(selectQuoteRequest)
  const trouble = useAppSelector(selectOrderTrouble)
  const needsShipping = useAppSelector(selectNeedsShipping)
  const isShippingKnown = useAppSelector(selectShippingMethodId) !== null
  const isLoading = request.status === 'loading'

  const hasShipping = needsShipping || (quote?.shipping ?? 0) > 0
  const isShippingOpen = hasShipping && !isShippingKnown && quote?.shipping === 0
  const totalName = t(isShippingOpen ? 'totals.beforeShipping' : 'totals.total')

  // A retry cannot help, so the trouble shows in place of the step.
  if (trouble) return trouble.help === 'retry' ? <QuoteTrouble trouble={trouble} /> : null
  return (
    <Box aria-busy={isLoading} sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      {quote ? (
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75, opacity: isLoading ? 0.75 : 1 }}>
          {(hasShipping || quote.promo > 0 || quote.tax !== undefined || quote.subtotal !== quote.total) && (
            <Row label={t('totals.subtotal')}>
              <Price cents={quote.subtotal} size="small" />
            </Row>
          )}
          {hasShipping && (
            <Row label={t('totals.shipping')}>
              {isShippingOpen ? (
                <span>{t('totals.shippingLater')}</span>
              ) : (
                <Price cents={quote.shipping} size="small" />
              )}
            </Row>
          )}
          {quote.promo > 0 && (
            <Row label={inOneText([t('totals.promo'), quote.promo_code])}>
              <Price cents={-quote.promo} size="small" />
            </Row>
          )}
          {quote.tax !== undefined && (
            <Row label={t('totals.tax')}>
              <Price cents={quote.tax} size="small" />
            </Row>
          )}
          <Row label={totalName} isTotal>
            <Price cents={quote.total} />
          </Row>
        </Box>
      ) : (
        <SkeletonLines lines={3} height={20} />
      )}
      <VisuallyHidden role="status">
        {isLoading ? t('totals.updating') : quote && inOneText([totalName, formatMoney(quote.total, i18n.language)])}
      </VisuallyHidden>
    </Box>
  )
}

interface RowProps {
  label: string
  isTotal?: boolean
  children: React.ReactNode
}

function Row({ label, isTotal = false, children }: RowProps) {
  const total = {
    pt: 1,
    mt: 0.5,
    borderTop: 1,
    borderColor: 'divider',
    fontWeight: 800,
    fontSize: '1.125rem',
    '&:first-of-type': { pt: 0, mt: 0, borderTop: 0 },
  }
  return (
    <Box
      sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2, ...(isTotal && total) }}
    >
      <dt>{label}</dt>
      <Box component="dd" sx={{ m: 0 }}>
        {children}
      </Box>
    </Box>
  )
}
