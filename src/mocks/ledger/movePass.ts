import type { FareMediumRecord, PassRecord } from '../state/cards/fareCards'
import type { BackendState } from '../state'
import { placeOf } from './accounts'
import { noteActivity } from './noteActivity'
import { passGoes, post } from './post'

/** Changes where passes of a rider are, and writes it into the ledger. */
export function movePasses(
  state: BackendState,
  owner: string | null,
  passes: PassRecord[],
  move: () => void,
  now: number,
): void {
  const ids = new Set(passes.map(({ pass_id }) => pass_id))
  const before = placesOf(state, ids)
  move()
  const after = placesOf(state, ids)
  const lines = [...ids].flatMap((id) => {
    const [from, to] = [before.get(id), after.get(id)]
    return from && to && from !== to ? passGoes(id, from, to) : []
  })
  if (lines.length > 0) post(state, { kind: 'transfer', owner, lines, now })
}

/** A card that leaves its account takes its passes off the phones of the account. */
export function takeOffPhones(state: BackendState, card: FareMediumRecord, now: number): void {
  const onPhones = card.passes.filter(({ device }) => device !== undefined)
  const takeOff = () => onPhones.forEach((pass) => delete pass.device)
  movePasses(state, card.owner, onPhones, takeOff, now)
}

/** Takes a pass from where it is, and puts it on the card. Its renewal goes along. */
export function putOnCard(state: BackendState, pass: PassRecord, card: FareMediumRecord, now: number): void {
  const { pass_id, product } = pass
  const places = [...state.fareMedia.map(({ passes }) => passes), state.pastPasses as PassRecord[]]
  const move = () => {
    for (const passes of places) {
      const at = passes.findIndex((entry) => entry.pass_id === pass_id)
      const [taken] = at < 0 ? [] : passes.splice(at, 1)
      if (taken) card.passes.push(withoutOwner(taken))
    }
  }
  movePasses(state, card.owner, [pass], move, now)
  for (const renewal of state.renewals) if (renewal.pass_id === pass_id) renewal.card = card.faremedia_id
  const description = state.products.find(({ uuid }) => uuid === product)?.name
  noteActivity(state, card, { type: 'pass', amount: 0, description: description && { ...description }, now })
}

function withoutOwner(pass: PassRecord): PassRecord {
  const { owner: _, faremedia_id: __, ...own } = pass as PassRecord & { owner?: string; faremedia_id?: string | null }
  return own
}

function placesOf(state: BackendState, ids: ReadonlySet<string>): Map<string, string> {
  const places = new Map<string, string>()
  for (const { faremedia_id, owner, passes } of state.fareMedia)
    for (const pass of passes)
      if (ids.has(pass.pass_id)) places.set(pass.pass_id, placeOf(state, pass, owner, faremedia_id))
  for (const pass of state.pastPasses)
    if (ids.has(pass.pass_id)) places.set(pass.pass_id, placeOf(state, pass, pass.owner, pass.faremedia_id))
  return places
}
