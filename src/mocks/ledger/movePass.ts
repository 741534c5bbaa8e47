import type { FareMediumRecord, PassRecord } from '../state/cards/fareCards'
import type { BackendState } from '../state'
import { placeOf } from './accounts'
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

function placesOf(state: BackendState, ids: ReadonlySet<string>): Map<string, string> {
  const places = new Map<string, string>()
  for (const { faremedia_id, owner, passes } of state.fareMedia)
    for (const pass of passes)
      if (ids.has(pass.pass_id)) places.set(pass.pass_id, placeOf(state, pass, owner, faremedia_id))
  for (const pass of state.pastPasses)
    if (ids.has(pass.pass_id)) places.set(pass.pass_id, placeOf(state, pass, pass.owner, pass.faremedia_id))
  return places
}
