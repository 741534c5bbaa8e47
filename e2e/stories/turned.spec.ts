import type { Page } from '@playwright/test'
import { isWhole } from '../../src/testing/chance/sample'
import { expect, test } from '../fixtures'
import type { Beginning } from '../fixtures'
import screens from '../screens.json' with { type: 'json' }

interface TurnedForm {
  path: string
  scenario: Beginning['scenario']
  /** The button that opens the form. */
  opens?: string
}

/** The forms that a button opens; all others stand on their screens. */
const opened: TurnedForm[] = [
  { path: '/faremedia/card-plastic?tab=autoload', scenario: 'riderWithTwoCards', opens: 'Set up autoload' },
  { path: '/faremedia/card-plastic?tab=manage', scenario: 'riderWithTwoCards', opens: 'Rename this card' },
  { path: '/account/wallet/autoload', scenario: 'riderSignedIn', opens: 'Set up autoload' },
]
const forms: TurnedForm[] = [
  ...opened,
  ...screens.map(([path = '', scenario]) => ({ path, scenario: scenario as Beginning['scenario'] })),
]

/** A phone is turned, a tablet is turned, a window grows and becomes a phone's again. */
const sizes = [
  { width: 740, height: 360 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
]

const fields = (page: Page) => page.getByRole('main').getByRole('textbox').filter({ visible: true })

async function fillAll(page: Page): Promise<void> {
  for (const field of await fields(page).all()) {
    if (!(await field.isEditable())) continue
    const type = await field.getAttribute('type')
    await field.fill(type === 'email' ? 'rider@example.com' : type === 'date' ? '2026-11-01' : '12')
  }
}

/** Fields that only a wider window shows are empty. */
const typedIn = (page: Page) =>
  fields(page).evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value).filter(Boolean))

for (const { path, scenario, opens } of isWhole ? forms : opened.slice(0, 1))
  test(`@FORM-06 ${path} (${scenario}${opens ? `, ${opens}` : ''}): a device that is turned loses nothing typed`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await open(path, { scenario })
    await expect(page.locator('[aria-busy="true"], [data-waiting]').filter({ visible: true })).toHaveCount(0)
    if (opens) await page.getByRole('main').getByRole('button', { name: opens }).click()
    if (opens) await expect(fields(page).first()).toBeVisible()
    await fillAll(page)
    const typed = await typedIn(page)
    for (const size of sizes) {
      await page.setViewportSize(size)
      await expect.poll(() => typedIn(page), `${size.width} px`).toEqual(typed)
    }
  })
