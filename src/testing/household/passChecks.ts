import { phonePlace, usedPlace } from '../../mocks/ledger/places'
import { isMoney } from '../../mocks/ledger/post'
import { differs, firstOf } from './compare'
import type { Seen } from './compare'
import { placesIn } from './ledgerSays'
import type { RoomsOf } from './rooms'

type Pass = RoomsOf['passes'][number]

const isRefunded = ({ status_reason }: Pass) => status_reason === 'Refunded'

/** What the rooms say of passes: where they are, and which were refunded. */
export const passChecks: Record<string, (seen: Seen) => string | undefined> = {
  'places of passes': ({ ledger, rider, rooms }) => {
    const places = placesIn(ledger)
    const phones = new Map(rooms.phones.map(({ id, nickname }) => [nickname, id]))
    const placeOf = (pass: Pass) => {
      const card = pass.faremedia_id ?? null
      if (isRefunded(pass)) return usedPlace(rider, card)
      if (pass.location === 'device') return phonePlace(phones.get(pass.device ?? '') ?? '', card)
      return card ? `card:${card}` : 'unattached'
    }
    return firstOf(rooms.passes, (pass) =>
      differs(pass.pass_id, placeOf(pass), places.get(pass.pass_id)?.replace(/^unattached:.*/, 'unattached')),
    )
  },
  'passes of cards': ({ rooms }) => {
    const onCards = rooms.cards.flatMap(({ faremedia_id, passes }) =>
      passes.map(({ pass_id }) => `${pass_id} ${faremedia_id}`),
    )
    const all = rooms.passes
      .filter((pass) => !isRefunded(pass))
      .flatMap(({ pass_id, faremedia_id }) => (faremedia_id ? `${pass_id} ${faremedia_id}` : []))
    return differs('passes on cards', onCards.toSorted(), all.toSorted())
  },
  'passes of the rider': ({ ledger, rider, rooms }) => {
    const owned = [
      ...rooms.cards.map(({ faremedia_id }) => `card:${faremedia_id}`),
      ...rooms.phones.map(({ id }) => `device:${id}`),
      `unattached:${rider}`,
      `cloud:${rider}`,
    ]
    const expected = [...placesIn(ledger)].flatMap(([id, place]) =>
      owned.some((own) => `${place}:`.startsWith(`${own}:`)) ? id : [],
    )
    return differs('the passes', rooms.passes.map(({ pass_id }) => pass_id).toSorted(), expected.toSorted())
  },
  'refunded passes': ({ ledger, rooms }) => {
    const back = ledger.filter(({ kind }) => kind === 'refund').flatMap(({ lines }) => lines)
    const ids = new Set(back.flatMap((line) => (isMoney(line) ? [] : line.pass_id)))
    const refunded = rooms.passes.filter(({ pass_id }) => ids.has(pass_id))
    return firstOf(refunded, (pass) =>
      differs(pass.pass_id, [pass.status, pass.status_reason], ['Spoiled', 'Refunded']),
    )
  },
  'loose passes': ({ ledger, rider, rooms }) => {
    const expected = [...placesIn(ledger)].flatMap(([id, place]) => (place === `unattached:${rider}` ? id : []))
    const loose = rooms.loose.filter(({ location }) => location !== 'device').map(({ pass_id }) => pass_id)
    return differs('passes on no card', loose.toSorted(), expected.toSorted())
  },
  phones: ({ ledger, rooms }) => {
    const places = [...placesIn(ledger)]
    return firstOf(rooms.phones, ({ id, tickets }) =>
      differs(
        id,
        tickets.good.map((ticket) => ticket.id).toSorted(),
        places.flatMap(([pass, place]) => (`${place}:`.startsWith(`device:${id}:`) ? pass : [])).toSorted(),
      ),
    )
  },
}
