import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { hasCode } from '../../api/errors'
import type { ApiError } from '../../api/errors'
import type { TextRef } from '../../shared/notices/noticesSlice'
import { paths } from '../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { Button } from '../../shared/ui/Button'
import { errorText } from '../../shared/ui/errorText'
import { useText } from '../../shared/ui/useText'
import { settlingRequested } from '../cart'
import { selectSettings } from '../settings'
import { quoteRetried } from './loadQuote'
import { cardTrouble } from './orderCard'
import { unsettledText } from './unsettled'

/** Why there is no total, and what helps: settling what the cart holds, another card, or another try. */
export function QuoteTrouble({ error }: { error: ApiError }) {
  const { t } = useTranslation('checkout')
  const text = useText()
  const dispatch = useAppDispatch()
  const { limits } = useAppSelector(selectSettings)
  const unsettled = unsettledText(error)
  const ofCard = cardTrouble(error)
  return (
    <Box role="alert" sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 }}>
      <strong>{t(unsettled ? 'unsettled.title' : 'totals.failed')}</strong>
      <span>{text(unsettled ?? ofCard ?? quoteTrouble(error, limits.maxCartQuantity))}</span>
      {unsettled ? (
        <Button variant="contained" onClick={() => dispatch(settlingRequested())}>
          {t('unsettled.choose')}
        </Button>
      ) : (
        <Button variant="outlined" onClick={() => dispatch(quoteRetried())}>
          {text({ key: 'shared:retry' })}
        </Button>
      )}
      {ofCard && <Link to={paths.digital}>{t('card.choose')}</Link>}
    </Box>
  )
}

function quoteTrouble(error: ApiError, limit: number): TextRef {
  return hasCode(error, 40903) ? { key: 'checkout:totals.orderLimit', values: { limit } } : errorText(error)
}
