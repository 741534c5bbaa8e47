import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fc } from '../../testing/chance/property'
import { isWhole, sampleOf, timesOf } from '../../testing/chance/sample'
import { actNames } from '../../testing/household/acts'
import type { ActName } from '../../testing/household/acts'
import { defects } from '../../testing/household/defects'
import { play } from '../../testing/household/play'
import type { Step } from '../../testing/household/play'
import { householdState, ownWay, wayOverHttp } from '../../testing/household/world'
import { createBackendServer } from '../httpServer'

/*
 * Two riders on three devices load, buy, move, carry, renew, lose and share cards in any order, while days go by. After each
 * act every room says what the ledger says.
 */

/** What spends or waits comes more often. */
const often: ActName[] = [
  'buy',
  'buy',
  'buy',
  'buy',
  'load',
  'move',
  'carry',
  'renew',
  'saveSchedule',
  'ride',
  'wait',
  'wait',
  'wait',
]
const number = fc.nat(9_999)
const name = fc.constantFrom<ActName>(...actNames, ...often)
const step: fc.Arbitrary<Step> = fc.tuple(name, fc.nat(2), number, number)

test('@FM-19 @TEST-06 after each act of two riders on three devices every room says what the ledger says', async () => {
  const runs = timesOf(20_000, 10)
  const started = performance.now()
  let acts = 0
  const kinds: Record<string, number> = {}
  const property = fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14, size: 'max' }), async (steps) => {
    acts += steps.length
    const way = ownWay()
    const found = await play(way, steps)
    for (const { kind, state } of (await way.state()).ledger)
      kinds[`${kind} ${state}`] = (kinds[`${kind} ${state}`] ?? 0) + 1
    if (found) throw new Error(`${found.check}: ${found.told} after ${found.after}`)
  })
  const result = await fc.check(property, { numRuns: runs })
  console.info(
    `Rooms and ledger: ${runs} sequences, ${acts} acts, seed ${result.seed}, ${JSON.stringify(kinds)} ${((performance.now() - started) / 1_000).toFixed(1)} s`,
  )
  if (result.failed) throw new Error(`${fc.defaultReportMessage(result)}\n${String(result.errorInstance)}`)
}, 7_200_000)

test('@FM-19 @ACC-13 a payout stays in the history when its key, long forgotten, stands for another one', async () => {
  const steps: Step[] = [
    ['payOut', 0, 0, 0],
    ['wait', 0, 0, 0],
    ['load', 0, 0, 0],
    ['again', 0, 1, 0],
  ]
  expect(await play(ownWay(), steps)).toBeUndefined()
})

test('@FM-10 @FM-19 a rider who links the card of another is told only what happens from then on', async () => {
  const steps: Step[] = [
    ['buy', 0, 0, 513],
    ['load', 0, 0, 0],
    ['wait', 0, 0, 0],
    ['leave', 0, 2043, 0],
    ['link', 2, 0, 0],
  ]
  expect(await play(ownWay(), steps)).toBeUndefined()
})

describe('a backend that is broken', () => {
  const sequences = fc.sample(fc.array(step, { minLength: 10, maxLength: 14, size: 'max' }), { numRuns: 120, seed: 7 })

  test.each(sampleOf(defects, 2))('@FM-19 @TEST-06 %s: it is found', async (_, spoil, check, from = 0) => {
    for (const steps of sequences.slice(from)) {
      const found = await play(ownWay(spoil()), steps)
      if (found) return expect(found.check).toBe(check)
    }
    expect.unreachable('No sequence finds it')
  })
})

describe('over HTTP', () => {
  const server = createBackendServer({ state: householdState() })
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
  afterAll(() => server.close())

  test('@FM-19 @TEST-06 after each act every room says what the ledger says', async () => {
    const { port } = server.address() as AddressInfo
    const [steps = []] = fc.sample(fc.array(step, { minLength: 40, maxLength: 40, size: 'max' }), 1)
    expect(await play(wayOverHttp(`http://127.0.0.1:${port}`), isWhole ? steps : steps.slice(0, 8))).toBeUndefined()
  }, 60_000)
})
