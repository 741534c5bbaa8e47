import type { AppliedFilter } from '../../../../api/contract/buying/products'
import { now } from '../../../../shared/clock'
import { locationChanged } from '../../../../shared/navigation/navigation'
import { remoteRead } from '../../../../shared/remote/remoteRead'
import { put, race, select, take } from '../../../../shared/saga/effects'
import type { SagaOf } from '../../../../shared/saga/effects'
import { attachOnImport } from '../../../../shared/store'
import { inTurn } from '../../../../shared/submission/inTurn'
import { areSalesClosed, languageChanged, selectSettings } from '../../../identity/settings'
import { addToCartRequested, isSellable } from '../../cart'
import { addLine } from '../../cart/onDemand'
import type { Answers } from '../../cart/onDemand'
import { isProduct, only } from '../../../../api/contract/buying/searchEntries'
import { sendSearch } from '../../catalogue'
import { withChoice } from '../search/addressFilters'
import type { Search } from '../search/addressFilters'
import { wholeSelection } from '../search/serviceLevel'
import type { PartyLine, RiderFares } from './partyRules'
import { addingParty } from './partySlice'
import type { PartyAdded } from './partySlice'

/** An operator sells less to one class for one choice of filters. */
const mostRows = 100

interface Asked {
  search: Search
  filter: string
  riders: string[]
}

export const partyFares = remoteRead<RiderFares[], Asked>(
  'partyFares',
  function* ({ search, filter, riders }) {
    const applied = yield* wholeSelection(search)
    if (applied === 'notOffered') return { ok: true, value: [] }
    if (!applied.ok) return applied
    const fares: RiderFares[] = []
    for (const rider of riders) {
      const found = yield* faresOf(withChoice(applied.value, { filter_uuid: filter, filter_value: rider }), search)
      if (!found.ok) return found
      fares.push({ rider, ...found.value })
    }
    return { ok: true, value: fares }
  },
  { again: [languageChanged] },
)

function* faresOf(applied_filters: AppliedFilter[], { passType }: Search) {
  const asked = { return: 'ENTITY', row_count: mostRows, applied_filters } as const
  const answer = yield* sendSearch(asked, passType, { quiet: true })
  if (!answer.ok) return answer
  const products = only(answer.value.results, isProduct).good.filter(isSellable)
  return { ok: true as const, value: { products, described: answer.value.applied_filters ?? [] } }
}

/** Adds lines in turn through the cart's checks, whose questions close with the page. */
function* addParty({ payload: { lines } }: ReturnType<typeof addingParty.requested>): SagaOf<void> {
  if (areSalesClosed(yield* select(selectSettings), now()))
    yield* put(addingParty.refused({ errors: [{ key: 'shared:salesClosed' }] }))
  else yield* race({ done: addAll(lines), left: take(locationChanged) })
}

function* addAll(lines: PartyLine[]): SagaOf<void> {
  const summary: PartyAdded = { added: [], left: [] }
  // An answer counts for all lines that ask the same.
  const answers: Answers = new Map()
  for (const { rider, wanted } of lines) {
    const { name } = wanted.product
    const done = yield* addLine(addToCartRequested(wanted), answers)
    if (done === 'added') summary.added.push({ rider, name, quantity: wanted.quantity })
    else summary.left.push({ name, why: done === 'tooMany' ? 'full' : 'declined' })
  }
  yield* put(addingParty.accepted(summary))
}

attachOnImport('addParty', () => inTurn(addingParty, addParty))
