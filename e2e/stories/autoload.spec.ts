import { expect, test } from '../fixtures'
import { heading } from '../shopping'

const now = '2026-11-22T15:00:00Z'

test('@FM-06 @FM-14 a rider sets up autoload with bounds, health and dates in sight, pauses it, and sees its charges', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  await open('/faremedia/card-phone?tab=autoload', { scenario: 'riderWithTwoCards', now })
  const tab = page.getByRole('main')
  await tab.getByRole('button', { name: 'Set up autoload' }).click()
  await expect(tab.getByRole('heading', { name: 'Set up autoload' })).toBeFocused()
  await expect(tab.getByText('Between $5.00 and $200.00')).toBeVisible()
  await tab.getByLabel('Amount to add').fill('20')
  await tab.getByLabel('When the balance is at or below').fill('10')
  await expect(tab.getByText(/Estimate: we’ll make the first charge in about \d+ days/)).toBeVisible()
  await tab.getByRole('radio', { name: /On fixed days/ }).check()
  await tab.getByLabel('How often').selectOption('Every 2 weeks')
  await tab.getByLabel('Day', { exact: true }).selectOption('Monday')
  for (const day of ['Tomorrow', 'Mon, Dec 7', 'Mon, Dec 21']) await expect(tab.getByText(day)).toBeVisible()
  await tab.getByLabel('Amount to add').fill('4.99')
  await tab.getByRole('button', { name: 'Save autoload' }).click()
  await expect(tab.getByText('Amount is not valid').first()).toBeVisible()
  // The summary of the errors stands above everything that the form asks for.
  await expect(tab.locator('form > :first-child')).toContainText('Amount is not valid')
  await bothSchemes(async () => axe())
  // What was typed outlasts a reload.
  await page.reload()
  await tab.getByRole('button', { name: 'Set up autoload' }).click()
  await expect(tab.getByLabel('Amount to add')).toHaveValue('4.99')
  await tab.getByLabel('Amount to add').fill('15')
  await tab.getByRole('button', { name: 'Save autoload' }).dblclick()
  await expect(tab.getByText('$15.00 every 2 weeks on Monday')).toBeVisible()
  await expect(tab.getByText('Tomorrow')).toBeVisible()
  await bothSchemes(async () => axe())
  expect((await mock.calls()).filter(({ name }) => name === 'saveAutoload')).toHaveLength(1)
  await mock.now('2026-12-08T15:00:00Z')
  await page.reload()
  await expect(tab.getByText('$15.00 on Mon, Dec 7')).toBeVisible()
  await expect(page.getByText('$53.50').first()).toBeVisible()
  await tab.getByRole('button', { name: 'Pause' }).click()
  await expect(tab.getByText('Paused', { exact: true })).toBeVisible()
  await expect(tab.getByRole('button', { name: 'Resume' })).toBeFocused()
})

test('@FM-14 @FM-06 an autoload that failed says why, takes another method, and is removed after a question @deep', async ({
  page,
  open,
  mock,
  axe,
}) => {
  await open('/faremedia', { scenario: 'riderWithAutoload', now })
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Autoload failed/ })
    .click()
  const tab = page.getByRole('main')
  await expect(tab.getByRole('heading', { name: 'The payment method has expired' })).toBeVisible()
  await axe()
  await tab.getByRole('button', { name: 'Choose another payment method' }).click()
  await tab.getByRole('radio', { name: /Visa ending in 1111/ }).check()
  await tab.getByRole('button', { name: 'Save autoload' }).click()
  await expect(tab.getByText('Active', { exact: true })).toBeVisible()
  await mock.fault('removeAutoload', '500', 1)
  await tab.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove autoload' }).click()
  await expect(tab.getByText('Error occured, please try later.')).toBeVisible()
  await tab.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove autoload' }).click()
  await expect(tab.getByRole('button', { name: 'Set up autoload' })).toBeVisible()
  await open('/faremedia/card-bank?tab=autoload', { scenario: 'riderWithEveryCard', now })
  const rows = page.getByRole('navigation', { name: 'About this card' })
  await expect(rows.getByRole('link', { name: /^History/ })).toBeVisible()
  await expect(rows.getByRole('link', { name: /^Autoload/ })).toHaveCount(0)
})

test('@ACC-11 a rider loads money to the wallet once, though its answer is lost; a locked wallet says so @deep', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  await open('/account/wallet', { scenario: 'riderSignedIn', now })
  await expect(page.getByText('$42.50')).toBeVisible()
  await page.getByRole('link', { name: 'Load money' }).click()
  await expect(heading(page, 'Load money')).toBeFocused()
  await page.getByLabel('Amount to load').fill('200.01')
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(page.getByText('Amount is not valid').first()).toBeVisible()
  await page.getByLabel('Amount to load').fill('20')
  await bothSchemes(async () => axe())
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(heading(page, 'Check before you load')).toBeFocused()
  await expect(page.getByText('$62.50')).toBeVisible()
  await mock.fault('loadWallet', 'lostAnswer', 1)
  await page.getByRole('button', { name: 'Load $20.00' }).dblclick()
  await expect(heading(page, 'The money is in your wallet')).toBeFocused()
  await expect(page.getByText('L-1')).toBeVisible()
  await axe()
  expect((await mock.calls()).filter(({ name }) => name === 'loadWallet')).toHaveLength(1)
  await page.getByRole('link', { name: 'Go to wallet' }).click()
  await expect(page.getByText('$62.50')).toBeVisible()
  await open('/account/wallet', { scenario: 'walletLocked', now })
  await expect(page.getByRole('heading', { name: 'You cannot load money to this wallet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Load money' })).toHaveCount(0)
})
