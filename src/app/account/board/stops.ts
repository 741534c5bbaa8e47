import type { CardPass, FareMedium } from '../../../api/contract/cards/fareMedia'
import type { Pass } from '../../../api/contract/cards/passes'
import { daysAhead } from '../../../features/account/upcoming/onDemand'
import type { UpcomingCharge } from '../../../features/account/upcoming/onDemand'
import { isOnItsWay, isOutOfUse, isUsable, standingOf } from '../../../features/cards/fareMedia/onDemand'
import type { OperatorSettings } from '../../../features/identity/settings'
import { dayOf } from '../../../shared/locales/dates'
import { plusDays } from '../../../shared/schedule'
import { isRunning } from '../../../shared/ui/states/runningState'

type Happening =
  | { kind: 'valueArrives'; card: FareMedium; amount: number }
  | { kind: 'passArrives'; card: FareMedium; pass: CardPass }
  | { kind: 'charge'; charge: UpcomingCharge }
  /** A pass on no card has no `card`. */
  | { kind: 'passEnds'; card?: FareMedium; pass: CardPass | Pass }
  | { kind: 'cardEnds'; card: FareMedium }

/** A stop is on a day of the operator's calendar. */
export interface Stop {
  id: string
  day: string
  of: Happening
}

export interface StopSources {
  cards: readonly FareMedium[]
  unattached: readonly Pass[]
  charges: readonly UpcomingCharge[]
  /** The ids of the passes that renew at their end. Undefined if the renewals are not known. */
  renewing: ReadonlySet<string> | undefined
}

type Settings = Pick<OperatorSettings, 'operator' | 'fareCards'>

const order: readonly Happening['kind'][] = ['valueArrives', 'passArrives', 'charge', 'passEnds', 'cardEnds']

/** Returns what happens from today through 90 days, in order (ACC-15). */
export function stopsOf(
  { cards, unattached, charges, renewing }: StopSources,
  settings: Settings,
  now: number,
): Stop[] {
  const { timeZone } = settings.operator
  const today = dayOf(now, timeZone)
  const last = plusDays(today, daysAhead)
  return [
    ...cards.flatMap((card) => [...arrivalsOn(card, timeZone, now), ...endsOn(card, renewing, settings, now)]),
    ...unattached.filter(isUsable).flatMap((pass) => endOf(pass)),
    ...nextOfEach(charges),
  ]
    .filter(({ day }) => day >= today && day <= last)
    .sort((one, other) => one.day.localeCompare(other.day, 'en') || rank(one) - rank(other))
}

const rank = ({ of }: Stop) => order.indexOf(of.kind)

function arrivalsOn(card: FareMedium, timeZone: string, now: number): Stop[] {
  const value = (card.pending_loads ?? []).flatMap(({ amount, usable_from: from }, at): Stop[] =>
    from && Date.parse(from) > now
      ? [
          {
            id: `${card.faremedia_id} load ${at}`,
            day: dayOf(Date.parse(from), timeZone),
            of: { kind: 'valueArrives', card, amount },
          },
        ]
      : [],
  )
  const passes = card.passes.flatMap((pass): Stop[] => {
    const from = Date.parse(pass.usable_from ?? '')
    return isOnItsWay(pass, now)
      ? [{ id: `${pass.pass_id} arrives`, day: dayOf(from, timeZone), of: { kind: 'passArrives', card, pass } }]
      : []
  })
  return [...value, ...passes]
}

/** A pass that renews at its end has no end. One that renews by its rides does, and so does one of a card out of use. */
function endsOn(card: FareMedium, renewing: StopSources['renewing'], settings: Settings, now: number): Stop[] {
  const renews = ({ pass_id, renewal_state: state }: CardPass) =>
    !!state && isRunning({ state }) && (renewing?.has(pass_id) ?? true)
  const passes = card.passes.filter((pass) => isUsable(pass) && !renews(pass)).flatMap((pass) => endOf(pass, card))
  const end = card.expiration_date?.slice(0, 10)
  return end && !isOutOfUse(standingOf(card, settings, now))
    ? [...passes, { id: `${card.faremedia_id} ends`, day: end, of: { kind: 'cardEnds', card } }]
    : passes
}

function endOf(pass: CardPass | Pass, card?: FareMedium): Stop[] {
  const day = pass.expiration_date?.slice(0, 10)
  return day ? [{ id: `${pass.pass_id} ends`, day, of: { kind: 'passEnds', pass, ...(card && { card }) } }] : []
}

/** The list of charges tells the later ones. */
function nextOfEach(charges: readonly UpcomingCharge[]): Stop[] {
  const told = new Set<string>()
  return charges.flatMap((charge): Stop[] => {
    const source = charge.id.slice(0, charge.id.lastIndexOf(':'))
    if (told.has(source)) return []
    told.add(source)
    return [{ id: charge.id, day: charge.day, of: { kind: 'charge', charge } }]
  })
}
