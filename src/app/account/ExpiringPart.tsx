import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useCardNames, useFareMedia } from '../../features/cards/fareMedia/onDemand'
import { selectSettings } from '../../features/identity/settings'
import { now } from '../../shared/clock'
import { dayOf } from '../../shared/locales/dates'
import { paths } from '../../shared/paths'
import { useAppSelector } from '../../shared/store'
import { DateTime } from '../../shared/ui/DateTime'
import { clockGlyph } from '../../shared/ui/glyphs/products'
import { TextLink } from '../../shared/ui/buttons/TextLink'
import { Cut } from './Cut'
import { expiringPasses } from './expiringPasses'
import { PartOfRemote } from './PartOfRemote'

const most = 3

/** The passes that expire within a week. */
export function ExpiringPart() {
  const { t } = useTranslation('account')
  const { cards, reload } = useFareMedia({ once: true })
  const { timeZone } = useAppSelector(selectSettings).operator
  const nameOf = useCardNames()
  return (
    <PartOfRemote title={t('expiring.title')} glyph={clockGlyph} of={cards} onRetry={reload} lines={3}>
      {(list) => {
        const passes = expiringPasses(list, dayOf(now(), timeZone))
        if (passes.length === 0) return t('expiring.none')
        return (
          <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
            {passes.slice(0, most).map(({ card, pass, day }) => (
              <li key={`${card.faremedia_id} ${pass.pass_id}`}>
                <Box sx={{ fontWeight: 700 }}>
                  {pass.name}: <DateTime iso={day} show="day" />
                </Box>
                <TextLink to={paths.fareCard(card.faremedia_id)} sx={{ display: 'inline-block', py: 0.25 }}>
                  {nameOf(card).full}
                </TextLink>
              </li>
            ))}
            <Cut shown={most} of={passes.length} />
          </Box>
        )
      }}
    </PartOfRemote>
  )
}
