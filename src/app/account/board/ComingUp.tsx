import { useTranslation } from 'react-i18next'
import { DayStops, useChargedName } from '../../../features/account/upcoming/onDemand'
import type { Thing } from '../../../features/account/upcoming/onDemand'
import { useCardNames } from '../../../features/cards/fareMedia/onDemand'
import { paths } from '../../../shared/paths'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { BoardPart, Cut } from './BoardPart'
import { PartFailed } from '../../../shared/ui/page/PartFailed'
import type { Stop } from './stops'
import type { Coming } from './useComing'

const most = 6

/** Shows what happens from today through 90 days, as stops on a line; absent if nothing comes. */
export function ComingUp({ coming: { stops, whenLow, error, reload } }: { coming: Coming }) {
  const { t } = useTranslation(['account', 'upcoming', 'app'])
  const told = useTold()
  const chargedName = useChargedName()
  const days = [...new Set(stops.map(({ day }) => day))]
  if (days.length === 0 && whenLow.length === 0 && !error) return null
  const low = whenLow.map(({ autoload, of }) => ({
    id: chargedName(of).to,
    ...chargedName(of),
    note: of.kind === 'card' && t('board.autoload'),
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
      <DayStops
        days={days.slice(0, most)}
        thingsOf={(day) => stops.filter((stop) => stop.day === day).map(told)}
        undated={{ title: t('upcoming:atThreshold'), things: low }}
      />
    </BoardPart>
  )
}

/** Returns a function that says a stop in words, with the place that tells more. */
function useTold(): (stop: Stop) => Thing {
  const { t } = useTranslation(['account', 'app'])
  const nameOf = useCardNames()
  const chargedName = useChargedName()
  return ({ id, of }) => {
    if (of.kind === 'charge') {
      const { amount, of: charged } = of.charge
      const { name, to } = chargedName(charged)
      if (charged.kind === 'renewal')
        return { id, name: charged.pass, to, note: `${t('board.renews')} · ${nameOf(charged.card).short}`, amount }
      return { id, name, to, note: charged.kind === 'card' && t('board.autoload'), amount }
    }
    const card = of.card ? nameOf(of.card).short : t('app:account.unattached')
    const to = of.card ? paths.fareCard(of.card.faremedia_id) : paths.accountUnattached
    if (of.kind === 'valueArrives')
      return { id, name: card, to, note: t('board.valueArrives'), amount: of.amount, isArriving: true }
    if (of.kind === 'cardEnds') return { id, name: card, to, note: t('board.cardEnds') }
    return { id, name: of.pass.name, to, note: `${t(`board.${of.kind}`)} · ${card}` }
  }
}
