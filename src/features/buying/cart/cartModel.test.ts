import { expect, test, vi } from 'vitest'
import { backend } from '../../../testing/cartModel/act'
import { acts } from '../../../testing/cartModel/acts'
import { cardOf, goods, newModel } from '../../../testing/cartModel/reference'
import type { Model } from '../../../testing/cartModel/reference'
import { CartWorld, inShort, productOf } from '../../../testing/cartModel/world'
import type { CartTab } from '../../../testing/cartModel/world'
import { readStored } from '../../../shared/storage/browserStorage'
import { cardKeys } from '../../cards/fareMedia/cards/cardKeys'
import '../../cards/fareMedia/cards/fareCards'
import { sessionKeys } from '../../identity/session/visitor/sessionKeys'
import { selectCartLines, selectIsBuyingNow, selectLinesToBuy } from './state/cartSlice'
import { readStoredSavedCarts } from './savedForLater/savedCartsStorage'
import { fc } from '../../../testing/chance/property'
import { timesOf } from '../../../testing/chance/sample'

/**
 * Compares the whole cart in two tabs with a reference model of a hundred lines. The reducers, rules, flows and storage
 * are the real ones; only the middleware and the backend are replaced. `npm run cart:million` is the long run.
 */

const current: { model: Model } = { model: newModel() }

// Logging out calls the backend in the background and does not wait for the answer.
vi.mock('../../../api/client', () => ({ request: () => Promise.resolve({ ok: true, value: null }) }))

vi.mock('../../../shared/saga/callApi', () => ({
  // Answers at once, without a request.
  callApi: function* ({ name }: { name: string }, { body }: { body?: { keyword_search?: string[] } } = {}) {
    const { model } = current
    if (backend.isDown) return { ok: false, error: { kind: 'http', status: 500 } }
    if (name === 'listFareMedia')
      return {
        ok: true,
        value: { fare_mediums: { good: model.rider ? [{ faremedia_id: cardOf(model.rider) }] : [], dropped: 0 } },
      }
    const sold = body?.keyword_search?.filter((uuid) => model.prices[uuid] !== undefined) ?? []
    return { ok: true, value: { results: { good: sold.map((uuid) => productOf(model, uuid)), dropped: 0 } } }
  },
}))

type Real = { world: CartWorld }

/** The next action of a visitor, and whether the other tab learns of it at once. */
class NextAct implements fc.Command<Model, Real> {
  private done = 'not done'

  constructor(
    private readonly pick: number,
    private readonly at: number,
    private readonly isHeard: boolean,
    private readonly a: number,
    private readonly b: number,
  ) {}

  check() {
    return true
  }

  run(model: Model, { world }: Real) {
    const tab = world.tabs[this.at] as CartTab
    const mine = model.tabs[this.at] as Model['tabs'][number]
    const act = acts[this.pick % acts.length] as (typeof acts)[number]
    this.done = `${act.name} in tab ${this.at + 1}${this.isHeard ? '' : ', unheard'}`
    this.done += `: ${act({ model, world, tab, mine, a: this.a, b: this.b })}`
    tab.hear()
    expectAgreement(model, tab, mine)
    if (!this.isHeard) return
    for (const other of world.tabs) {
      other.hear()
      expectAgreement(model, other, model.tabs[other.at] as Model['tabs'][number])
    }
  }

  toString() {
    return this.done
  }
}

/** Checks that plain data is deeply equal. Vitest's own check is slow, so it runs only to report a difference. */
function expectSame(actual: unknown, expected: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) expect(actual).toEqual(expected)
}

function expectAgreement(model: Model, tab: CartTab, { only }: Model['tabs'][number]): void {
  const lines = selectCartLines(tab.state)
  expectSame(lines.map(inShort), model.lines)
  expectSame(readStored(sessionKeys.cartOwner) ?? null, model.owner)
  const saved = readStoredSavedCarts().map((cart) => ({
    lines: cart.lines.map(inShort),
    owner: cart.owner,
    isOpen: cart.isOpen === true,
    card: cart.fareMediaId,
  }))
  expectSame(saved, model.saved)
  expectSame(readStored(cardKeys.fareMediaId) ?? null, model.card)
  expectSame(selectIsBuyingNow(tab.state), only !== null)
  if (only) expectSame(selectLinesToBuy(tab.state).map(inShort), only)
  const [first] = model.lines
  if (model.lines.some(({ key }) => goods[key]?.org !== goods[first?.key ?? '']?.org))
    throw new Error('Two organizations')
}

const runs = timesOf(50_000, 1_000, 200)

const number = fc.nat(9_999)
const nextAct = fc
  .tuple(number, fc.nat(1), fc.boolean(), number, number)
  .map(([pick, at, isHeard, a, b]) => new NextAct(pick, at, isHeard, a, b))

test('@CART-01 @CART-02 @CART-05 @CART-10 @CART-11 @CART-12 @CART-13 @PAY-12 the cart is what the reference says, whatever happens', () => {
  let sequences = 0
  let commands = 0
  const property = fc.property(fc.commands([nextAct], { maxCommands: 14, size: 'max' }), (given) => {
    const model = newModel()
    current.model = model
    backend.isDown = false
    sequences += 1
    const real = { world: new CartWorld(model) }
    fc.modelRun(() => ({ model, real }), given)
    commands += [...given].length
  })
  const started = performance.now()
  const idle = process.cpuUsage()
  const result = fc.check(property, { numRuns: runs, endOnFailure: false })
  const taken = ((performance.now() - started) / 1_000).toFixed(1)
  const core = (process.cpuUsage(idle).user / 1_000_000).toFixed(1)
  console.info(`Cart model: ${sequences} sequences, ${commands} commands, ${taken} s (${core} s of one core)`)
  if (result.failed) throw new Error(fc.defaultReportMessage(result))
  expect(sequences).toBeGreaterThan(100)
}, 3_600_000)
