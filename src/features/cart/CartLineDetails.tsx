import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '../../shared/store'
import { selectLanguage } from '../settings'
import { isPhysical, journeyName } from './cartLine'
import type { CartLine } from './cartLine'

/** What tells a line from another: filters, journey, kind, renewal; on the full page its description too. */
export function CartLineDetails({ line, compact }: { line: CartLine; compact: boolean }) {
  const { t } = useTranslation('cart')
  const language = useAppSelector(selectLanguage)
  const end = (type: string) => line.appliedFilters.find((filter) => filter.type === type)
  const origin = end('Origin')
  const destination = end('Destination')
  return (
    <Box sx={{ color: 'text.secondary', typography: 'body2', display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
      {line.productFilterName && <span>{line.productFilterName}</span>}
      {origin && (
        <span>
          {t('from')} <strong>{journeyName(origin, language)}</strong>
        </span>
      )}
      {destination && (
        <span>
          {t('to')} <strong>{journeyName(destination, language)}</strong>
        </span>
      )}
      <span>{t(isPhysical(line) ? 'kind.physical' : 'kind.digital')}</span>
      {line.isSubscribed && (
        <Typography variant="body2" component="span" sx={{ fontWeight: 700, color: 'text.primary' }}>
          {t('renews')}
        </Typography>
      )}
      {!compact && line.short_desc && <span>{line.short_desc}</span>}
    </Box>
  )
}
