import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../../shared/locales/money'
import { paths } from '../../../../shared/paths'
import { useAppSelector } from '../../../../shared/store'
import { Price } from '../../../../shared/ui/Price'
import { useIsWide } from '../../../../shared/ui/useWidth'
import { Link } from '../../../../shared/navigation/Link'
import { selectLinesToBuy } from '../../cart'
import { OrderCard } from './OrderCard'
import { selectOrderTrouble } from '../order/orderTrouble'
import { selectQuoted, selectQuotedLines } from '../order/quoteSlice'
import { Totals } from './Totals'

/** Shows the order beside every step; on a phone as one line with the total. `children` follow the total. */
export function OrderSummary({ children }: { children?: ReactNode }) {
  const { t, i18n } = useTranslation('checkout')
  const isWide = useIsWide()
  const total = useAppSelector(selectQuoted)?.quote.total
  // An error must stay visible, so the summary does not fold.
  const hasFailed = useAppSelector(selectOrderTrouble)?.help === 'retry'
  if (isWide)
    return (
      <Paper component="section" variant="outlined" aria-labelledby="summary-title" sx={{ p: 3 }}>
        <Typography id="summary-title" component="h2" variant="h3">
          {t('totals.title')}
        </Typography>
        <Content>{children}</Content>
      </Paper>
    )
  return (
    <Paper component="details" open={hasFailed || undefined} variant="outlined">
      <Box
        component="summary"
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          minHeight: 52,
          px: 2,
          fontWeight: 700,
        }}
      >
        <span>
          {total === undefined
            ? t('totals.showLoading')
            : t('totals.show', { total: formatMoney(total, i18n.language) })}
        </span>
      </Box>
      <Box sx={{ px: 2, pb: 2 }}>
        <Content />
      </Box>
    </Paper>
  )
}

function Content({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('checkout')
  return (
    <>
      <OrderCard />
      <Lines />
      <Totals />
      {children}
      <Box sx={{ mt: 2 }}>
        <Link to={paths.cart}>{t('totals.editCart')}</Link>
      </Box>
    </>
  )
}

function Lines() {
  const { t } = useTranslation('checkout')
  const cart = useAppSelector(selectLinesToBuy)
  const quoted = useAppSelector(selectQuotedLines)
  const rows =
    quoted.length > 0
      ? quoted
      : cart.map((line) => ({ key: line.uuid, name: line.name, quantity: line.quantity, price: undefined }))
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 1 }}>
      {rows.map(({ key, name, quantity, price }, at) => (
        <Box component="li" key={`${key}${at}`} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {quantity} × {name}
          </Box>
          {typeof price === 'number' && <Price cents={price * quantity} size="small" />}
          {price === null && (
            <Box component="span" sx={{ color: 'error.main' }}>
              {t('review.unavailable')}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  )
}
