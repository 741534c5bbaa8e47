import type { Page } from '@playwright/test'
import { expectWholeTexts } from '../everyone'
import { expect, test } from '../fixtures'
import { settingsWith } from '../operator'
import { sampleOf } from '../../src/testing/chance/sample'

const languages = ['en', 'fr', 'es', 'nl', 'de', 'pt', 'fil', 'vi', 'zh-Hans', 'zh-Hant']
const names = [
  ['Ann', 'Lee'],
  ['Maximiliane-Wilhelmine', 'Mommsen-Wawrzyniak von Württemberg'],
]

/** Gives the header widths from 320 to 1920 px, one after the other, and returns what is not one line in them. */
const lookAtWidths = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header')
    const faults: string[] = []
    let wideFrom = 0
    for (let width = 320; header && width <= 1920; width += 8) {
      header.style.width = `${width}px`
      const row = header.getBoundingClientRect()
      const seen = [...header.querySelectorAll('a, button')].filter((one) => one.checkVisibility())
      const right = Math.max(...seen.map((one) => one.getBoundingClientRect().right))
      const isDrawer = seen.some((one) => one.ariaHasPopup === 'dialog' && one === seen[0])
      if (row.height > 68.5) faults.push(`${width}: ${row.height} px high`)
      if (right > row.right - 11) faults.push(`${width}: ends at ${right}`)
      for (const one of seen)
        if (one.getBoundingClientRect().height > 64.5) faults.push(`${width}: ${one.textContent} takes several lines`)
      if (isDrawer && wideFrom) faults.push(`${width}: the drawer again`)
      if (!isDrawer) wideFrom ||= width
    }
    header?.style.removeProperty('width')
    return { faults, wideFrom }
  })

for (const hasTour of sampleOf([true, false], 2))
  test(`@NAV-05 @NAV-06 the header is one line, or has the drawer, at every width, ${hasTour ? 'with' : 'without'} a tour`, async ({
    page,
    context,
    open,
  }) => {
    test.slow()
    await settingsWith(context, (settings) => {
      settings.languages = languages
      settings.features.tour = hasTour
    })
    await page.setViewportSize({ width: 1920, height: 800 })
    await open('/products', { scenario: 'riderSignedIn' })
    for (const language of sampleOf(languages, 3)) {
      await page.getByRole('banner').locator('[data-tour="you"] button').first().click()
      await page.locator(`[role="menuitemradio"][lang="${language}"]`).click()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const { faults, wideFrom } = await lookAtWidths(page)
      expect(faults, language).toEqual([])
      expect(wideFrom, `${language} has the drawer below the medium breakpoint`).toBeGreaterThanOrEqual(960)
      expect(wideFrom, `${language} has one line on common desks`).toBeLessThanOrEqual(1440)
    }
  })

test('@NAV-05 @NAV-06 names of any length leave the header one line; the menu has them whole @deep', async ({
  page,
  context,
  open,
}) => {
  await settingsWith(context, (settings) => {
    settings.operator.name = 'Metropolitan Transportation Commission of Grand-Wawanesa'
    settings.features.tour = true
  })
  await page.setViewportSize({ width: 1920, height: 800 })
  await open('/products', { scenario: 'riderSignedIn' })
  for (const [first, last] of names) {
    await page.evaluate(
      ([first_name, last_name]) => {
        const user = JSON.parse(localStorage.getItem('cwp_user') ?? '{}') as object
        localStorage.setItem('cwp_user', JSON.stringify({ ...user, first_name, last_name }))
      },
      [first, last],
    )
    await page.reload()
    const account = page.getByRole('button', { name: `Account: ${first} ${last}` })
    await expect(account).toBeVisible()
    const { faults } = await lookAtWidths(page)
    expect(faults, first).toEqual([])
    for (const width of [320, 360, 960, 1100, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(68.5)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await expectWholeTexts(page)
    }
    await account.click()
    await expect(page.getByRole('menu').getByText(`${first} ${last}`)).toBeVisible()
  }
})

test('@NAV-05 @NAV-06 the document has the drawer at the same widths as the portal, whoever comes', async ({
  page,
  open,
}) => {
  await open('/products', { scenario: 'riderSignedIn' })
  const looks = async () => {
    const found: unknown[] = []
    for (let width = 960; width <= 1280; width += 16) {
      await page.setViewportSize({ width, height: 800 })
      found.push(
        await page.evaluate(() => {
          const [menu, home] = [...document.querySelectorAll('header [data-narrow], header a')]
          return [innerWidth, menu?.checkVisibility(), Math.round(home?.getBoundingClientRect().left ?? -1)]
        }),
      )
    }
    return found
  }
  const portal = await looks()
  await page.route('**/assets/*.js', () => undefined)
  await page.goto('/products', { waitUntil: 'commit' })
  await expect(page.locator('[data-document] header')).toBeAttached()
  expect(await looks()).toEqual(portal)
})
