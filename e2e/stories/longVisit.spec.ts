import type { CDPSession } from '@playwright/test'
import { isWhole } from '../../src/testing/chance/sample'
import { bookOf } from '../days/book'
import { expect, test } from '../fixtures'
import { actByChance, goInside } from '../visit/acts'
import type { Visit } from '../visit/acts'
import { calmOf } from '../visit/calm'
import { chanceOf } from '../visit/chance'
import { repeated, watch, wrongTexts } from '../visit/faults'
import { growthOf, memoryOf } from '../visit/memory'
import type { Memory } from '../visit/memory'

/** `VISIT_SEED=7 VISIT_ACTS=120 npm run stories -- longVisit` plays one visit again, as a failure says. */
const { VISIT_SEED, VISIT_ACTS } = process.env
const seeds = VISIT_SEED ? [Number(VISIT_SEED)] : isWhole ? [1, 2, 3] : [1]
const length = Number(VISIT_ACTS ?? (isWhole ? 300 : 8))
/**
 * Calls that are sent twice are judged in a long visit alone: where a page begins its calls late, those of two presses
 * cannot be told apart yet, and a short visit must be the same on a slow machine.
 */
const judgesCalls = isWhole || VISIT_SEED !== undefined
/** How many acts lie between two looks at the memory. */
const stretch = 50

/** Pages that show the same whatever was done before, so that what the visit holds can be compared. */
const measured = ['/nowhere', '/physical']

/** Goes to the measured pages, and returns what the visit holds there. */
async function look(visit: Visit, session: CDPSession): Promise<Memory[]> {
  await visit.page.emulateMedia({ colorScheme: 'light' })
  await visit.page.setViewportSize({ width: 1280, height: 800 })
  const found: Memory[] = []
  for (const path of measured) {
    await goInside(visit, path)
    await visit.page.keyboard.press('Escape')
    await visit.settled()
    // React keeps a text field that was removed while it had the focus, and its page, until an element loses the focus.
    await visit.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    found.push({ path, ...(await memoryOf(session)) })
  }
  return found
}

for (const seed of seeds) {
  test(`@LANG-02 @FORM-06 one visit of ${length} acts leaves nothing behind (seed ${seed})`, async ({
    page,
    mock,
    context,
    open,
    allowErrors,
  }) => {
    test.setTimeout(240_000 + length * 10_000)
    // The visit tells its errors itself, each with the acts before it.
    allowErrors(/./)
    const calm = calmOf(page)
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    await open('/account', { scenario: 'riderWithAutoload', now: '2026-11-22T15:00:00Z' })
    await calm()
    const told = watch(context, page)
    const acts: string[] = []
    const faults: string[] = []
    const note = (...more: string[]) => faults.push(...more.map((fault) => `after act ${acts.length}: ${fault}`))
    const settled = async () => {
      await calm()
      const twice = repeated(told.calls())
      note(...(await wrongTexts(page)), ...told.errors(), ...(judgesCalls ? twice : []))
    }
    const visit: Visit = { page, settled, chance: chanceOf(seed), visited: new Map() }
    const looks: Memory[][] = []
    try {
      while (acts.length < length) {
        acts.push(await actByChance(visit))
        if (acts.length % stretch === 0) looks.push(await look(visit, session))
      }
    } catch (thrown) {
      note(String(thrown))
    }
    note(...growthOf(looks))
    await bookOf(mock)
      .news()
      .catch((thrown: unknown) => note(String(thrown)))
    const story = acts.map((act, at) => `${String(at + 1).padStart(3)} ${act}`).join('\n')
    expect(faults, `VISIT_SEED=${seed} VISIT_ACTS=${acts.length}\n${story}\n`).toEqual([])
  })
}
