import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { hasCode } from '../../api/errors'
import type { ApiError } from '../../api/errors'
import type { TextRef } from '../../shared/notices/noticesSlice'
import { paths } from '../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { errorText } from '../../shared/ui/errorText'
import { Price } from '../../shared/ui/Price'
import { SkeletonLines } from '../../shared/ui/SkeletonLines'
import { useText } from '../../shared/ui/useText'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import { formatMoney } from '../../shared/money'
import { Button } from '../../shared/ui/Button'
import { selectSettings } from '../settings'
import { selectShippingMethodId } from './checkoutSlice'
import { cardTrouble } from './orderCard'
import { quoteRetried } from './loadQuote'
import { selectNeedsShipping } from './progress'
import { selectQuoted, selectQuoteRequest } from './quoteSlice'

/** Subtotal, shipping, promo, total: the server's figures only (PAY-03). */
export function Totals() {
  const { t, i18n } = useTranslation('checkout')
  const text = useText()
  const dispatch = useAppDispatch()
  const quote = useAppSelector(selectQuoted)?.quote
  const request = useAppSelector(selectQuoteRequest)
  const needsShipping = useAppSelector(selectNeedsShipping)
  const isShippingKnown = useAppSelector(selectShippingMethodId) !== null
  const { limits } = useAppSelector(selectSettings)
  const isLoading = request.status === 'loading'

  if (request.status === 'failed') {
    const trouble = cardTrouble(request.error)
    return (
      <Box role="alert" sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 }}>
        <strong>{t('totals.failed')}</strong>
        <span>{text(trouble ?? quoteTrouble(request.error, limits.maxCartQuantity))}</span>
        <Button variant="outlined" onClick={() => dispatch(quoteRetried())}>
          {text({ key: 'shared:retry' })}
        </Button>
        {trouble && <Link to={paths.digital}>{t('card.choose')}</Link>}
      </Box>
    )
  }
  return (
    <Box aria-busy={isLoading} sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      {quote ? (
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75, opacity: isLoading ? 0.6 : 1 }}>
          <Row label={t('totals.subtotal')}>
            <Price cents={quote.subtotal} size="small" />
          </Row>
          {needsShipping && (
            <Row label={t('totals.shipping')}>
              {isShippingKnown ? (
                <Price cents={quote.shipping} size="small" />
              ) : (
                <span>{t('totals.shippingLater')}</span>
              )}
            </Row>
          )}
          {quote.promo > 0 && (
            <Row label={t('totals.promo')}>
              <Price cents={-quote.promo} size="small" />
            </Row>
          )}
          <Row label={t('totals.total')} isTotal>
            <Price cents={quote.total} />
          </Row>
        </Box>
      ) : (
        <SkeletonLines lines={3} height={20} />
      )}
      <VisuallyHidden role="status">
        {isLoading ? t('totals.updating') : quote && `${t('totals.total')} ${formatMoney(quote.total, i18n.language)}`}
      </VisuallyHidden>
    </Box>
  )
}

function quoteTrouble(error: ApiError, limit: number): TextRef {
  return hasCode(error, 40903) ? { key: 'checkout:totals.orderLimit', values: { limit } } : errorText(error)
}

interface RowProps {
  label: string
  isTotal?: boolean
  children: React.ReactNode
}

function Row({ label, isTotal = false, children }: RowProps) {
  const total = { pt: 1, mt: 0.5, borderTop: 1, borderColor: 'divider', fontWeight: 800, fontSize: '1.125rem' }
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
