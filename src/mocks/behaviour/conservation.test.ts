import { expect, test } from 'vitest'
import { fc } from '../../testing/chance/property'
import { timesOf } from '../../testing/chance/sample'
import { actNames, acts } from '../../testing/moneyModel/acts'
import type { ActName } from '../../testing/moneyModel/acts'
import { Ledger, expectBalanced } from '../../testing/moneyModel/ledger'
import { MoneyWorld } from '../../testing/moneyModel/world'

/*
 * All ways in which money and passes move between payment methods, wallet, cards and phones, in any order, from two tabs:
 * after each act every account holds what the ledger says, to the cent, and each pass is in exactly one place.
 */

const runs = timesOf(50_000, 600)

const number = fc.nat(99_999)
/** What spends or waits comes more often. */
const anyName = fc.constantFrom<ActName>(...actNames, 'load', 'move', 'move', 'again', 'inBothTabs', 'wait', 'wait')
const anyAct = fc.tuple(anyName, fc.constantFrom(0 as const, 1 as const), number, number)

test('@FM-05 @FM-19 @FM-06 @FM-07 @ACC-11 whatever is loaded, bought, moved, charged, renewed, blocked and unlinked in two tabs, no cent and no pass comes or goes', () => {
  let sequences = 0
  let count = 0
  let renewed = 0
  let bought = 0
  const property = fc.property(fc.array(anyAct, { maxLength: 24, size: 'max' }), (given) => {
    const world = new MoneyWorld()
    const ledger = new Ledger(world.state)
    sequences += 1
    for (const [name, tab, a, b] of given) {
      count += 1
      acts[name]({ world, ledger, tab, a, b })
      expectBalanced(ledger, world)
    }
    bought += world.state.ledger.filter(({ kind }) => kind === 'order').length
    renewed += world.state.charges.filter(({ by, state }) => by === 'renewal' && state === 'done').length
  })
  const started = performance.now()
  const idle = process.cpuUsage()
  const result = fc.check(property, { numRuns: runs, endOnFailure: false })
  const taken = ((performance.now() - started) / 1_000).toFixed(1)
  const core = (process.cpuUsage(idle).user / 1_000_000).toFixed(1)
  console.info(
    `Money model: ${sequences} sequences, ${count} acts, ${renewed} renewals, ${bought} orders, seed ${result.seed}, ${taken} s (${core} s of one core)`,
  )
  if (result.failed) throw new Error(fc.defaultReportMessage(result))
  expect(sequences).toBeGreaterThan(100)
  expect(renewed).toBeGreaterThan(sequences / 20)
  expect(bought).toBeGreaterThan(sequences / 20)
}, 3_600_000)
