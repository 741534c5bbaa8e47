import type { FareMediumRecord } from '../state/cards/fareCards'
import type { PassRecord } from '../state/cards/passes'
import type { BackendState } from '../state'
import { booksOf } from './books'
import { cardIn } from './cardIn'

/** The pass is on a card, and readers know it by the card. */
export const cardPlace = (card: string) => `card:${card}`
/** The pass is in a rider's cloud, from where it can be put on a card. */
export const unattachedPlace = (owner: string) => `unattached:${owner}`
/** Stored on a phone; a pass of a card stays that card's. */
export const phonePlace = (device: string, card: string | null) =>
  card === null ? `device:${device}` : `device:${device}:${card}`
/** The pass is used up or void, maybe on a card. */
export const usedPlace = (owner: string, card: string | null) =>
  card === null ? `cloud:${owner}` : `cloud:${owner}:${card}`
/** The pass is in the app, under the offer codes of an order. */
export const appPlace = (order: string) => `app:${order}`

interface Whereabouts {
  /** The uuid of the rider who has it; null where no account does. */
  owner: string | null
  /** The id of the card that it is on, or was on last. */
  card: string | null
  /** The id of the phone that stores it. */
  device: string | null
}

/** Returns where a pass is; undefined for one that was given up or was never there. */
export const placeOf = (state: BackendState, pass_id: string): string | undefined => booksOf(state).places.get(pass_id)

/** Returns what a place says; undefined for the app, whose passes are told by their order alone. */
export function whereIs(state: BackendState, place: string | undefined): Whereabouts | undefined {
  const [kind, id = '', card = null] = place?.split(':') ?? []
  const ownerOf = (of: string) => state.fareMedia.find(({ faremedia_id }) => faremedia_id === of)?.owner ?? null
  if (kind === 'card') return { owner: ownerOf(id), card: id, device: null }
  if (kind === 'device') return { owner: state.devices.find((own) => own.id === id)?.owner ?? null, card, device: id }
  if (kind === 'unattached' || kind === 'cloud') return { owner: id, card, device: null }
  return undefined
}

/** Returns the passes of a card, in the order in which they came to it: those that a phone stores, too. */
export function passesOnCard(state: BackendState, { faremedia_id }: Pick<FareMediumRecord, 'faremedia_id'>) {
  const byId = new Map(state.passes.map((pass) => [pass.pass_id, pass]))
  return [...booksOf(state).places].flatMap(([id, place]) => {
    const pass = byId.get(id)
    return pass && cardIn(place) === faremedia_id ? [pass] : []
  })
}

export const passesAt = (state: BackendState, isThere: (place: string) => boolean): PassRecord[] =>
  state.passes.filter(({ pass_id }) => isThere(placeOf(state, pass_id) ?? ''))

/** Returns the passes that are on no card and can be put on one. A phone may store them. */
export const loosePasses = (state: BackendState, owner: string): PassRecord[] =>
  passesAt(state, (place) => {
    const { owner: own, card, device } = whereIs(state, place) ?? {}
    return own === owner && card === null && (device !== null || place === unattachedPlace(owner))
  }).filter(({ status }) => status === 'Available')
