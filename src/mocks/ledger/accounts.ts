import type { FareMediumRecord, PassRecord } from '../state/cards/fareCards'
import type { PastPassRecord } from '../state/cards/pastPasses'
import type { PaymentMethodRecord } from '../state/paying/paymentMethods'
import type { BackendState } from '../state'

/** The operator: what is sold comes from it, what rides cost goes to it. */
export const operator = 'operator'
/** A payment method that is not kept on an account. */
export const unsaved = 'guest'
/** What was given up with a card or an account. */
export const forfeited = 'forfeited'

export const cardFunds = (id: string, fund: 'general' | 'commuter' | 'pending') => `card:${id}:${fund}`
export const cardPlace = (id: string) => `card:${id}`
export const unattachedPlace = (owner: string) => `unattached:${owner}`

export const walletAccount = (owner: string) => `wallet:${owner}`

/** The account of a payment method: a rider's wallet is one of the rider's methods. */
export const methodAccount = ({ id, type, owner }: Pick<PaymentMethodRecord, 'id' | 'type' | 'owner'>) =>
  type === 'wallet' ? walletAccount(owner) : `method:${id}`

/** Returns where a pass is: on a phone, on a card, on none, or used up. */
export function placeOf(state: BackendState, pass: PassRecord, owner: string | null, card: string | null): string {
  const device = pass.device && state.devices.find((own) => own.owner === owner && own.nickname === pass.device)
  if (device) return `device:${device.id}`
  if (card !== null) return cardPlace(card)
  return pass.status === 'Available' ? unattachedPlace(owner ?? '') : `cloud:${owner ?? ''}`
}

interface Placed {
  pass: PassRecord
  place: string
}

/** Returns every pass with its place. */
export const placedPasses = (state: BackendState): Placed[] => [
  ...state.fareMedia.flatMap(({ faremedia_id, owner, passes }: FareMediumRecord) =>
    passes.map((pass) => ({ pass, place: placeOf(state, pass, owner, faremedia_id) })),
  ),
  ...state.pastPasses.map((pass: PastPassRecord) => ({
    pass,
    place: placeOf(state, pass, pass.owner, pass.faremedia_id),
  })),
]
