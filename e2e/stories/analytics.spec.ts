import type { BrowserContext, Page } from '@playwright/test'
import { phone } from '../everyone'
import { expect, test } from '../fixtures'
import { expectKeyboard } from '../keyboard'
import { settingsWith } from '../operator'
import { combinations, heading, pressAdd } from '../shopping'

/** A stand-in for the containers. It keeps what it is told over all documents of the tab. */
const container = `
window.containerSaw = JSON.parse(sessionStorage.getItem('test-saw') ?? '[]')
const hear = (event) => {
  window.containerSaw.push(event)
  sessionStorage.setItem('test-saw', JSON.stringify(window.containerSaw))
}
window.dataLayer.forEach(hear)
const push = window.dataLayer.push
window.dataLayer.push = (event) => (hear(event), push.call(window.dataLayer, event))
`

async function withAnalytics(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  await settingsWith(context, (settings) => {
    settings.analytics = { isAllowed: true, gtm_id: 'GTM-SABLE1' }
    settings.features.tour = true
  })
  await context.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: container })
  })
  return asked
}

const seen = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(sessionStorage.getItem('test-saw') ?? '[]') as { event: string; page?: string }[]).map(
      (one) => one.page ?? one.event,
    ),
  )

const banner = (page: Page) => page.getByRole('region', { name: 'May we count visits?' })

test('@OPS-02 nothing loads before consent; then containers hear events, and never on pages of sign-in, account or payment', async ({
  page,
  context,
  open,
  axe,
  bothSchemes,
}) => {
  const asked = await withAnalytics(context)
  await open(combinations.busAdultTickets)
  await expect(banner(page)).toBeVisible()
  // The tour waits for the answer.
  await expect(page.getByRole('button', { name: 'Skip' })).toHaveCount(0)
  expect(asked).toEqual([])
  await bothSchemes(async () => axe())
  // No control of the page has its focus under the banner.
  await page.setViewportSize(phone)
  await expectKeyboard(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await banner(page).getByRole('button', { name: 'Accept' }).click()
  await expect(banner(page)).toHaveCount(0)
  await expect.poll(() => asked.length).toBe(1)
  await pressAdd(page, 'Adult Single Ride')
  await expect.poll(() => seen(page)).toEqual(['gtm.js', '/products/:serviceType?/:passType?', 'add_to_cart'])

  // Sign-in is a document without the container, once.
  await page.getByRole('link', { name: 'Login' }).first().click()
  await expect(heading(page, 'Sign in')).toBeVisible()
  await page.waitForFunction(() => !('dataLayer' in window))
  expect(asked).toHaveLength(1)

  // The consent is withdrawn where it was given.
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('dialog').getByText('You declined.')).toBeVisible()
  await open('/products')
  await expect(heading(page, 'Buy Tickets')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible()
  expect(asked).toHaveLength(1)
})
