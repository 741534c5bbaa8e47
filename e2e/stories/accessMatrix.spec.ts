import { isWhole, sampleOf } from '../../src/testing/chance/sample'
import { expectPressable } from '../everyone'
import { expect, test } from '../fixtures'
import type { Beginning } from '../fixtures'
import { expectKeyboard } from '../keyboard'
import { statesOf } from '../../src/mocks/gallery/states'
import type { State } from '../../src/mocks/gallery/states'

const widths = [320, 360, 768, 1280]
/** In `npm test` each state is looked at in the narrowest and the widest window. */
const looked = isWhole ? widths : [320, 1280]

/** The page with the highest bar at the bottom of a phone is always among them. */
const hasBar = ({ path, scenario, state }: State) =>
  path === '/checkout' && scenario === 'riderWithFullCart' && state === 'full'
const states = statesOf()
const sample = new Set([...sampleOf(states, 342, 8), ...states.filter(hasBar)])

for (const { path, state, ...beginning } of sample) {
  test(`@FORM-06 @NAV-05 ${path} (${beginning.scenario}), ${state}: axe and keyboard at every width, light and dark`, async ({
    page,
    open,
    axe,
    bothSchemes,
  }) => {
    await open(path, beginning as Beginning)
    // Between a redirect and the code of its page there is neither a heading nor a skeleton, for a moment.
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1)
    if (state !== 'loading')
      await expect(page.locator('[aria-busy="true"], [data-waiting]').filter({ visible: true })).toHaveCount(0)
    for (const width of looked) {
      await page.setViewportSize({ width, height: width < 768 ? 740 : 800 })
      await bothSchemes(axe)
      await expectPressable(page)
      await expectKeyboard(page)
    }
  })
}
