// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { FaultKind } from '../../mocks/state/tester/faults'
import { fc } from '../../testing/chance/property'
import { proofOf, timesOf } from '../../testing/chance/sample'
import { moneyWays } from '../../testing/moneyModel/ways'
import type { Backend, Way } from '../../testing/moneyModel/ways'
import { testBackend, testPortal } from '../../testing/portal'
import type { TestPortal } from '../../testing/portal'
import { settled } from '../../testing/settled'

/*
 * The promise of `payOnce` for each way to move money, in the real store, with its own calls and look-ups: money is
 * never moved twice without a word, and never said to be moved if it was not (PAY-07, PAY-13).
 */

const isUnderWay = (status: string) => ['sending', 'placing', 'checking'].includes(status)
const isTold = (status: string) => status === 'done' || status === 'paid'

type Act =
  | { do: 'press'; wish: 0 | 1; fate: FaultKind | 'none'; isLookUpDown: boolean }
  | { do: 'wait'; minutes: number }
  | { do: 'reload' | 'recall' | 'agree' | 'otherOpens' }

const anyAct: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('press' as const),
      wish: fc.constantFrom(0 as const, 1 as const),
      fate: fc.constantFrom('none', 'offline', '503', '500json', 'lostAnswer', 'lostAnswer', 'wafHtml403'),
      isLookUpDown: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 11, 600, 1_385, 1_800) }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('reload', 'recall', 'agree', 'agree', 'otherOpens') }) },
)

/** What the stories begin with in turn, because chance rarely leads there. */
const beginnings: Act[][] = [
  [],
  // Another person's outcome is open in this browser.
  [
    { do: 'otherOpens' },
    { do: 'press', wish: 0, fate: 'none', isLookUpDown: false },
    { do: 'agree' },
    { do: 'press', wish: 0, fate: 'none', isLookUpDown: false },
  ],
  // An answer is lost, and whatever could find out is, too, until another wish follows.
  [
    { do: 'press', wish: 0, fate: 'lostAnswer', isLookUpDown: true },
    { do: 'wait', minutes: 11 },
    { do: 'press', wish: 1, fate: 'none', isLookUpDown: true },
  ],
  // The backend no longer knows the key of a lost answer.
  [
    { do: 'press', wish: 0, fate: 'lostAnswer', isLookUpDown: true },
    { do: 'wait', minutes: 1_800 },
    { do: 'reload' },
    { do: 'press', wish: 0, fate: 'none', isLookUpDown: false },
    { do: 'agree' },
  ],
]

/** One browser before the backend, which has counted what it was told. */
class Visit {
  told = 0
  words = 0
  private now = Date.parse('2026-11-22T15:00:00Z')
  private before = 0
  private portal?: TestPortal

  constructor(
    private readonly way: Way,
    private readonly backend: Backend,
  ) {}

  async begin(): Promise<void> {
    await this.backend.reset(this.way.scenario)
    await this.backend.now(new Date(this.now).toISOString())
    this.before = this.way.moved(await this.backend.state())
    await this.open()
  }

  async open(): Promise<void> {
    this.close()
    const portal = testPortal({ answers: {} })
    let last = this.way.status(portal.store.getState())
    portal.store.subscribe(() => {
      const status = this.way.status(portal.store.getState())
      if (status !== last && isTold(status)) this.told += 1
      last = status
    })
    this.portal = portal
    await this.way.open(portal)
    await this.end()
  }

  close(): void {
    this.portal?.store.stop()
  }

  async moved(): Promise<number> {
    return this.way.moved(await this.backend.state()) - this.before
  }

  /** Everything that was begun has ended. */
  private async end(): Promise<void> {
    await settled()
    await this.portal?.until((state) => !isUnderWay(this.way.status(state)))
    await settled()
  }

  async act(act: Act): Promise<void> {
    const { way, backend, portal } = this
    if (!portal) return
    switch (act.do) {
      case 'wait':
        this.now += act.minutes * 60_000
        return backend.now(new Date(this.now).toISOString())
      case 'reload':
        return this.open()
      case 'otherOpens':
        return void way.attempts.start({ owner: 'rider:user-other', content: 'theirs' }, undefined, {
          orders: undefined,
        })
      case 'recall':
        way.recall(portal)
        return this.end()
      case 'agree':
        // The page asks only then.
        if (!way.attempts.openOf(way.owner)?.isForgotten && way.attempts.inTheWay(way.owner).length === 0) return
        this.words += 1
        way.agree(portal)
        return this.end()
      case 'press':
        if (act.fate !== 'none') await backend.fault(way.sends, act.fate, 1)
        if (act.isLookUpDown) await backend.fault(way.looksUp, 'offline')
        await way.press(portal, act.wish, backend)
        await this.end()
        await backend.fault(way.sends, 'offline', 0)
        return backend.fault(way.looksUp, 'offline', 0)
    }
  }
}

test.each(Object.entries(moneyWays))(
  '@PAY-07 @PAY-13 by the flow of the %s money is moved once, and told as it is',
  async (_, way) => {
    const backend = testBackend(way.scenario)
    const stories = fc
      .sample(fc.array(anyAct, { minLength: 4, maxLength: 9 }), timesOf(100, 4))
      .map((acts, at) => [...(beginnings[at % beginnings.length] ?? []), ...acts])
    const seen = { moved: 0, told: 0, words: 0 }
    for (const story of stories) {
      const visit = new Visit(way, backend)
      await visit.begin()
      for (const act of story) {
        await visit.act(act)
        const [moved, { told, words }] = [await visit.moved(), visit]
        // What was moved and not told is kept as an open attempt, or the visitor has given their word.
        const isFine = told <= moved && moved - told - words <= (way.attempts.openOf(way.owner) ? 1 : 0)
        if (!isFine) throw new Error(`${moved} moved, ${told} told, ${words} words: ${JSON.stringify([story, act])}`)
      }
      visit.close()
      seen.moved += await visit.moved()
      seen.told += visit.told
      seen.words += visit.words
    }
    // The test proves nothing if nothing is moved, told or held back.
    expect(Math.min(seen.moved, seen.told, seen.words), JSON.stringify(seen)).toBeGreaterThan(proofOf(2))
  },
  300_000,
)
