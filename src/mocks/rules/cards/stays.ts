import type { FareMediumRecord, Moment, PastStay } from '../../state/cards/fareCards'
import type { BackendState } from '../../state'

/*
 * A card passes from rider to rider, and each is told of their own time with it alone. Times are compared by the numbers
 * that the books had reached, because two things can happen at the same instant.
 */

type Stay = Omit<PastStay, 'to' | 'nickname'> & { to?: Moment }

/** A number of the ledger's entries, or of events and taps, which are counted together. */
export type Happened = { entry: string } | { activity: string }

export function joinAccount(state: BackendState, card: FareMediumRecord, owner: string, now: number): void {
  card.owner = owner
  card.since = momentOf(state, now)
}

/** The name that the rider gave to the card stays with the rider. */
export function leaveAccount(state: BackendState, card: FareMediumRecord, now: number): void {
  const { owner, nickname, since: from } = card
  if (owner === null) return
  const stay: PastStay = { owner, nickname, ...(from && { from }), to: momentOf(state, now) }
  card.pastStays = [...(card.pastStays ?? []), stay]
  Object.assign(card, { owner: null, nickname: '' })
  delete card.since
}

/** What a rider who is deleted has called cards is deleted, too. */
export function forgetNames({ fareMedia, goneCards }: BackendState, rider: string): void {
  for (const { pastStays = [] } of [...fareMedia, ...goneCards])
    for (const stay of pastStays) if (stay.owner === rider) stay.nickname = ''
}

/** Whether a card was on a rider's account when something happened. */
export const wasWith = (card: FareMediumRecord, rider: string, happened: Happened): boolean =>
  staysOf(card).some((stay) => stay.owner === rider && isWithin(stay, happened))

/** Whether the present rider of a card is told what happened to it: only their own time if another rider has had it. */
export const isToldTo = (card: FareMediumRecord, rider: string, happened: Happened): boolean =>
  !hadAnother(card, rider) || wasWith(card, rider, happened)

/** Whether the present rider of a card is told what a pass on it did at an instant. */
export const isTimeOf = ({ since, ...card }: FareMediumRecord, rider: string, at: string): boolean =>
  !hadAnother(card, rider) || at >= (since?.at ?? '')

/** Returns the name that a rider knows a card by, after it has left, too. */
export const nameFor = ({ owner, nickname, pastStays = [] }: FareMediumRecord, rider: string): string =>
  owner === rider ? nickname : (pastStays.findLast((stay) => stay.owner === rider)?.nickname ?? '')

const hadAnother = ({ pastStays = [] }: Pick<FareMediumRecord, 'pastStays'>, rider: string): boolean =>
  pastStays.some(({ owner }) => owner !== rider)

const momentOf = ({ counters: { entry, activity } }: BackendState, now: number): Moment => ({
  ...{ at: new Date(now).toISOString(), entry, activity },
})

function staysOf({ owner, since, pastStays = [] }: FareMediumRecord): Stay[] {
  return owner === null ? pastStays : [...pastStays, { owner, ...(since && { from: since }) }]
}

function isWithin({ from, to }: Stay, happened: Happened): boolean {
  const [counter, id] =
    'entry' in happened ? (['entry', happened.entry] as const) : (['activity', happened.activity] as const)
  const number = Number(id.replaceAll(/\D/g, ''))
  return number > (from?.[counter] ?? 0) && number <= (to?.[counter] ?? Infinity)
}
