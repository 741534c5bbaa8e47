import type { Page } from '@playwright/test'
import { tabTo } from '../everyone'
import { expect, test } from '../fixtures'
import { heading } from '../shopping'

async function backwards(page: Page, controls: number): Promise<void> {
  for (let presses = 0; presses < controls; presses += 1) await page.keyboard.press('Shift+Tab')
}

test('@TEST-07 a tester finds a scenario, lets a call fail and copies what is there, by keyboard alone', async ({
  page,
  open,
  context,
  axe,
  bothSchemes,
}) => {
  const bench = page.getByRole('complementary', { name: 'Bench' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open('/account/wallet', { scenario: 'riderSignedIn' })
  // Stories have no button in the corner: only who asks sees it.
  await expect(page.locator('portal-bench-button')).toHaveCount(0)
  await page.keyboard.press('Control+Alt+b')
  await expect(page.getByRole('searchbox', { name: 'Find a scenario' })).toBeFocused()
  await bothSchemes(axe)
  await page.keyboard.type('wallet paused')
  await expect(bench.getByRole('status')).toHaveText('1 scenario')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('button', { name: 'Bench', exact: true })).toBeVisible()
  await expect(bench.getByText('riderWithAutoload, the clock runs')).toBeVisible()
  await expect(page).toHaveURL('/account/wallet')
  await expect(heading(page, 'Wallet')).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Find a scenario' })).toBeFocused()
  await backwards(page, 2)
  for (const tab of ['People', 'Faults']) {
    await page.keyboard.press('ArrowRight')
    await expect(bench.getByRole('tab', { name: tab })).toBeFocused()
  }
  // A fault that counts could meet a call that the page still makes.
  await tabTo(page, 'spinbutton', 'Times')
  await page.keyboard.press('Backspace')
  await tabTo(page, 'button', 'Add fault')
  await page.keyboard.press('Enter')
  await expect(bench.getByRole('list', { name: 'Faults' })).toContainText('Every call: 500, always')
  await backwards(page, 5)
  await page.keyboard.press('End')
  await tabTo(page, 'button', 'Copy the address')
  await page.keyboard.press('Enter')
  await expect(bench.getByText('Copied')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bench).toHaveCount(0)

  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/\/account\/wallet\?scenario=riderWithAutoload&fault=\*:500$/)
  await page.goto(`${copied}&bench=calls`)
  await expect(heading(page, 'Wallet')).toBeVisible()
  const calls = bench.getByRole('list', { name: 'Calls of this page, the newest first' })
  await calls.getByRole('listitem').filter({ hasText: 'getWallet' }).first().locator('summary').press('Enter')
  await expect(calls.getByText('The answer is not the JSON envelope of the contract.')).toBeVisible()
})

test('@TEST-07 the bench works over an open dialog, and signs a rider in by one press @deep', async ({
  page,
  open,
}) => {
  const bench = page.getByRole('complementary', { name: 'Bench' })
  await open('/faremedia/card-plastic?tab=manage', { scenario: 'riderWithTwoCards' })
  await page.getByRole('button', { name: 'Block this card' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Control+Alt+b')
  await expect(page.getByRole('searchbox', { name: 'Find a scenario' })).toBeFocused()
  await bench.getByRole('tab', { name: 'People' }).click()
  await bench.getByRole('button', { name: 'Étienne Boudreau' }).click()
  // The rider shows in the header, not only in the bench: the press loads the page again.
  await expect(page.getByRole('banner').getByRole('button', { name: /Étienne/ })).toBeVisible()
  await expect(bench.getByText('riderWithTwoCards')).toBeVisible()
})

test('@TEST-07 the gallery shows each state in a portal of its own, in the theme and language that are chosen @deep', async ({
  page,
  open,
  context,
  axe,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open('/account', { scenario: 'newRider' })
  await page.goto('/__screens?find=/account/wallet/load')
  await expect(page.getByRole('status').first()).toHaveText('4 states of 1 screen')
  const full = page.frameLocator('iframe[title$="Full, riderSignedIn"]')
  const failing = page.frameLocator('iframe[title$="Every call fails, riderSignedIn"]')
  await expect(full.getByRole('heading', { level: 1, name: 'Load money' })).toBeVisible()
  await expect(failing.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
  await expect(full.locator('html')).toHaveAttribute('lang', 'de')
  await expect(full.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(full.locator('body')).toHaveCSS('background-color', 'rgb(10, 20, 30)')
  await expect(page).toHaveURL('/__screens?find=%2Faccount%2Fwallet%2Fload&theme=dark&language=de')

  await page.getByRole('button', { name: /^Copy the address of .*Full/ }).press('Enter')
  await expect(page.getByText('Copied')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  // axe does not enter frames; these are other portals, which have stories of their own.
  await page.evaluate(() => document.querySelectorAll('iframe').forEach((frame) => frame.remove()))
  await axe()
  // The tester's own portal is as it was.
  await open('/account/profile')
  await expect(page.getByText('new.rider@example.com').first()).toBeVisible()
  await page.goto(copied)
  await expect(heading(page, /./)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})
