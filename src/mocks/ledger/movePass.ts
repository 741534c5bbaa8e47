import type { DeviceRecord } from '../state/account/devices'
import type { FareMediumRecord } from '../state/cards/fareCards'
import type { PassRecord } from '../state/cards/passes'
import type { BackendState } from '../state'
import { cardPlace, passesOnCard, placeOf, usedPlace, whereIs } from './places'
import { passGoes, post } from './post'

/** Moves passes of a rider to their new places, in one entry. One that is there already does not move. */
export function movePasses(
  state: BackendState,
  owner: string | null,
  passes: readonly { pass: PassRecord; to: string }[],
  now: number,
): void {
  const lines = passes.flatMap(({ pass, to }) => {
    const from = placeOf(state, pass.pass_id)
    return from === undefined || from === to ? [] : passGoes(pass, from, to)
  })
  if (lines.length > 0) post(state, { kind: 'transfer', owner, lines, now })
}

/**
 * A card that leaves its account takes its passes off the phones of the account. Those that are used up are its rider's
 * past, and do not go along.
 */
export function partPasses(state: BackendState, card: FareMediumRecord, now: number): void {
  const { faremedia_id, owner } = card
  const isInUse = ({ status }: PassRecord) => status === 'Available' || status === 'Active'
  const passes = passesOnCard(state, card).map((pass) => ({
    pass,
    to: owner === null || isInUse(pass) ? cardPlace(faremedia_id) : usedPlace(owner, faremedia_id),
  }))
  movePasses(state, owner, passes, now)
}

/** Takes a pass from where it is, and puts it on the card. Its renewal goes along. */
export function putOnCard(state: BackendState, pass: PassRecord, card: FareMediumRecord, now: number): void {
  movePasses(state, card.owner, [{ pass, to: cardPlace(card.faremedia_id) }], now)
  for (const renewal of state.renewals) if (renewal.pass_id === pass.pass_id) renewal.card = card.faremedia_id
}

/** Returns the phone that stores a pass; undefined for one that is in the cloud. */
export function phoneOf(state: BackendState, { pass_id }: Pick<PassRecord, 'pass_id'>): DeviceRecord | undefined {
  const id = whereIs(state, placeOf(state, pass_id))?.device
  return state.devices.find((device) => device.id === id)
}
