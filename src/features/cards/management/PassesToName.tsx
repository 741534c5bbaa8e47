import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { now } from '../../../shared/clock'
import { dayOf } from '../../../shared/locales/dates'
import { useAppSelector } from '../../../shared/store'
import { Glyph } from '../../../shared/ui/Glyph'
import { ticketGlyph } from '../../../shared/ui/glyphs/products'
import { palette } from '../../../shared/ui/colours/palette'
import { useNamedDay } from '../../../shared/ui/useNamedDay'
import { selectSettings } from '../../identity/settings'
import { expiresSoon, passesToName } from './acts/actRules'

const Passes = styled('ul')({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 8, overflowWrap: 'anywhere' },
  '& svg': { marginTop: 2, color: palette.primary },
  '& small': { display: 'block', fontSize: '0.9375rem', color: palette.textSoft },
  '& [data-soon]': { color: palette.text, fontWeight: 700 },
})

export function PassesToName({ card }: { card: FareMedium }) {
  const { t } = useTranslation('cardManagement')
  const { timeZone } = useAppSelector(selectSettings).operator
  const namedDay = useNamedDay()
  const today = dayOf(now(), timeZone)
  const passes = passesToName(card, today)
  if (passes.length === 0) return null
  return (
    <Passes role="list" aria-label={t('list.passes')}>
      {passes.map((pass) => {
        const isSoon = expiresSoon(pass, today)
        return (
          <li key={pass.pass_id}>
            <Glyph shape={ticketGlyph} size={20} />
            <span>
              <bdi>{pass.name}</bdi>
              {pass.expiration_date && (
                <small data-soon={isSoon || undefined}>
                  {t(isSoon ? 'list.passEndsSoon' : 'list.passEnds', { day: namedDay(pass.expiration_date) })}
                </small>
              )}
            </span>
          </li>
        )
      })}
    </Passes>
  )
}
