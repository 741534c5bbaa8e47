import { expect, test } from 'vitest'
import type { Usable } from '../../../../api/contract/base/common'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
import { UsableSoon } from './UsableSoon'

const words = 'from the first train of the next day'

test.each<[Usable | null, string | null, 'app' | 'onCard' | 'shipped', string]>([
  // The portal words what it knows.
  [{ when: 'at_once' }, words, 'onCard', 'Usable right after you pay'],
  [{ when: 'within_hours', hours: 12 }, words, 'onCard', 'Usable within 12 hours of paying'],
  [{ when: 'within_hours', hours: 1 }, null, 'onCard', 'Usable within 1 hour of paying'],
  [{ when: 'on_activation' }, null, 'onCard', 'Usable once you activate it in the app'],
  [{ when: 'on_arrival' }, words, 'shipped', 'Usable as soon as it arrives'],
  [{ when: 'on_pickup' }, words, 'shipped', 'Usable as soon as you pick it up'],
  // The operator does where it does not.
  [{ when: 'at_dawn' }, words, 'app', `Usable ${words}`],
  [{ when: 'within_hours' }, words, 'app', `Usable ${words}`],
  [{ when: 'constructor' }, words, 'app', `Usable ${words}`],
  [null, words, 'onCard', `Usable ${words}`],
  // Without words, the way in which it is handed over counts.
  [null, null, 'app', 'Usable once you activate it in the app'],
  [{ when: 'at_dawn' }, null, 'shipped', 'Usable as soon as it arrives'],
  [null, null, 'onCard', ''],
])('@LANG-01 told %j and %j, for %s: %s', async (usable, usableFrom, handing, shown) => {
  const { container } = await renderInPortal(<UsableSoon usable={usable} usableFrom={usableFrom} handing={handing} />)
  expect(container.textContent).toBe(shown)
  // The operator's words are an element of their own, for their language.
  const own = [...container.querySelectorAll('bdi')].map((words) => words.textContent)
  if (shown.includes(words)) expect(own).toEqual([words])
})
