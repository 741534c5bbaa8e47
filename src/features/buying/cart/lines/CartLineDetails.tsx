import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { own } from '../../../../shared/byName'
import { withBlank } from '../../../../shared/locales/lists'
import { useAppSelector } from '../../../../shared/store'
import { selectLanguage, selectSettings } from '../../../identity/settings'
import { canRenew, journeyName } from '../state/cartLine'
import type { CartLine } from '../state/cartLine'
import { LinePlace } from './LinePlace'
import { RenewalSwitch } from './RenewalSwitch'

export function CartLineDetails({ line, compact }: { line: CartLine; compact: boolean }) {
  const { t } = useTranslation('cart')
  const language = useAppSelector(selectLanguage)
  const { features } = useAppSelector(selectSettings)
  const hasSwitch = line.isSubscribed || (features.fareMedia && canRenew(line) && !line.isGone)
  const filterName = own(line.filterNames, language) ?? line.productFilterName
  const end = (type: string) => line.appliedFilters.find((filter) => filter.type === type)
  const origin = end('Origin')
  const destination = end('Destination')
  return (
    <Box
      sx={{
        color: 'text.secondary',
        typography: 'body2',
        display: 'grid',
        gap: 0.5,
        overflowWrap: 'anywhere',
        '& > :empty': { display: 'none' },
      }}
    >
      {filterName && <span>{filterName}</span>}
      {!compact && line.short_desc && <span>{line.short_desc}</span>}
      {origin && (
        <span>
          {withBlank(t('from'))}
          <strong>{journeyName(origin, language)}</strong>
        </span>
      )}
      {destination && (
        <span>
          {withBlank(t('to'))}
          <strong>{journeyName(destination, language)}</strong>
        </span>
      )}
      <span>
        <LinePlace line={line} />
      </span>
      {hasSwitch && <RenewalSwitch line={line} />}
    </Box>
  )
}
