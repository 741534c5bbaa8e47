import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useChargedName } from '../../../features/account/upcoming/onDemand'
import { useCardNames } from '../../../features/cards/fareMedia/onDemand'
import { selectSettings } from '../../../features/identity/settings'
import { now } from '../../../shared/clock'
import { dayOf } from '../../../shared/locales/dates'
import { paths } from '../../../shared/paths'
import { useAppSelector } from '../../../shared/store'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { palette } from '../../../shared/ui/colours/palette'
import { LineWithStops, Stop as LineStop } from '../../../shared/ui/lines/LineWithStops'
import { Price } from '../../../shared/ui/Price'
import { When } from '../../../shared/ui/When'
import { BoardPart, Cut } from './BoardPart'
import { PartFailed } from './PartFailed'
import type { Stop } from './stops'
import type { Coming } from './useComing'

/** The most days that the line has. */
const most = 6

const DayStop = styled(LineStop)({
  display: 'grid',
  gridTemplateColumns: '8em minmax(0, 1fr)',
  gap: '0 16px',
  padding: '0 0 20px 38px',
  '--top': '1px',
  '&[data-today]': { '--ground': palette.accent },
  '&:last-of-type': { paddingBottom: 0 },
  '& > strong': { lineHeight: '24px' },
  '& ul': { display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none' },
  '& ul > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '0 16px',
    lineHeight: '24px',
    '& small': { display: 'block', fontSize: '0.9375rem', color: palette.textSoft },
  },
  '@media (max-width: 599.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
})

interface Told {
  id: string
  name: string
  to: string
  note: string
  amount?: number
}

/** What happens from today through 90 days ahead, as stops on a line; absent if nothing does. */
export function ComingUp({ coming: { stops, whenLow, error, reload } }: { coming: Coming }) {
  const { t } = useTranslation(['account', 'upcoming', 'app'])
  const told = useTold()
  const chargedName = useChargedName()
  const { timeZone } = useAppSelector(selectSettings).operator
  const today = dayOf(now(), timeZone)
  const days = [...new Set(stops.map(({ day }) => day))]
  if (days.length === 0 && whenLow.length === 0 && !error) return null
  const low = whenLow.map(({ autoload, of }) => ({
    id: chargedName(of).to,
    ...chargedName(of),
    note: t('board.autoload'),
    amount: autoload.amount,
  }))
  return (
    <BoardPart
      title={t('board.next')}
      more={
        <span>
          {days.length > most && <Cut>{t('cut', { shown: most, total: days.length })}</Cut>}
          <TextLink to={paths.accountUpcoming}>{t('upcoming.all')}</TextLink>
        </span>
      }
    >
      {error && <PartFailed error={error} onRetry={reload} />}
      <LineWithStops role="list">
        {days.slice(0, most).map((day) => (
          <DayStop key={day} data-today={day === today || undefined}>
            <strong>
              <When iso={day} />
            </strong>
            <Things things={stops.filter((stop) => stop.day === day).map(told)} />
          </DayStop>
        ))}
        {low.length > 0 && (
          <DayStop>
            <strong>{t('upcoming:atThreshold')}</strong>
            <Things things={low} />
          </DayStop>
        )}
      </LineWithStops>
    </BoardPart>
  )
}

function Things({ things }: { things: Told[] }) {
  return (
    <ul>
      {things.map(({ id, name, to, note, amount }) => (
        <li key={id}>
          <span>
            <TextLink to={to}>{name}</TextLink>
            <small>{note}</small>
          </span>
          {amount !== undefined && <Price cents={amount} size="small" />}
        </li>
      ))}
    </ul>
  )
}

/** Returns a function that tells a stop in words, with the place where more is told of it. */
function useTold(): (stop: Stop) => Told {
  const { t } = useTranslation(['account', 'app'])
  const nameOf = useCardNames()
  const chargedName = useChargedName()
  return ({ id, of }) => {
    if (of.kind === 'charge') {
      const { amount, of: charged } = of.charge
      return {
        id,
        ...chargedName(charged),
        note: t(charged.kind === 'renewal' ? 'board.renews' : 'board.autoload'),
        amount,
      }
    }
    const card = of.card ? nameOf(of.card).full : t('app:account.unattached')
    const to = of.card ? paths.fareCard(of.card.faremedia_id) : paths.accountUnattached
    if (of.kind === 'valueArrives') return { id, name: card, to, note: t('board.valueArrives'), amount: of.amount }
    if (of.kind === 'cardEnds') return { id, name: card, to, note: t('board.cardEnds') }
    return { id, name: of.pass.name, to, note: `${t(`board.${of.kind}`)} · ${card}` }
  }
}
