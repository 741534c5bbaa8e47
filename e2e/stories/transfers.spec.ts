import { expect, test } from '../fixtures'
import { heading } from '../shopping'

test('@FM-05 a rider moves part of a blocked card’s funds to another card, after a look at the review', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  await open('/faremedia/card-lost?tab=manage', { scenario: 'riderWithEveryCard', now: '2026-11-22T15:00:00Z' })
  await expect(page.getByRole('region', { name: 'Move funds' })).toContainText('Nothing to move')
  await page.goto('/faremedia/card-lost/transfer')
  await expect(page.getByRole('heading', { name: 'There are no general funds on this card' })).toBeVisible()
  await open('/faremedia/card-plastic?tab=manage', { scenario: 'lostCard' })
  await page.getByRole('button', { name: 'Block this card' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /you can undo this/ })
    .click()
  await page.getByRole('link', { name: 'Move funds' }).click()
  await expect(heading(page, 'Move funds')).toBeFocused()
  await expect(page.getByText('Up to $34.60')).toBeVisible()
  await bothSchemes(async () => axe())
  const amount = page.getByLabel('Amount to move')
  await amount.fill('34.61')
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(page.getByText('Transfer amount should not be exceeded').first()).toBeVisible()
  await amount.fill('12,5')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Check your transfer')).toBeFocused()
  await expect(page.getByText('General funds after: $22.10')).toBeVisible()
  await expect(page.getByText('General funds after: $36.00')).toBeVisible()
  await bothSchemes(async () => axe())
  await page.getByRole('button', { name: 'Change' }).click()
  await expect(amount).toHaveValue('12.50')
  await amount.fill('10')
  await page.keyboard.press('Enter')
  // The answer is lost; the portal finds out by itself.
  await mock.fault('transferFunds', 'lostAnswer', 1)
  await page.getByRole('button', { name: 'Move $10.00' }).dblclick()
  await expect(heading(page, 'Money moved')).toBeFocused()
  await expect(page.getByText('General funds after: $24.60')).toBeVisible()
  await bothSchemes(async () => axe())
  await page.getByRole('link', { name: 'See My phone' }).click()
  await expect(page.getByRole('main').getByText('$33.50')).toBeVisible()
  expect((await mock.calls()).filter(({ name }) => name === 'transferFunds')).toHaveLength(1)
})

test('@FM-05 with one card there is nothing to move to; a failed transfer keeps what was typed @deep', async ({
  page,
  open,
  axe,
}) => {
  await open('/faremedia/card-blocked/transfer', { scenario: 'riderWithBlockedCard' })
  await expect(page.getByRole('heading', { name: 'Only one Fare Media card exists on the account' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to my cards' }).click()
  await expect(page.getByRole('button', { name: 'Get a virtual card' })).toBeVisible()
  await open('/faremedia/card-plastic/transfer', { scenario: 'riderWithTwoCards', fault: 'transferFunds:500:1' })
  await page.getByLabel('Amount to move').fill('5')
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await page.getByRole('button', { name: 'Move $5.00' }).click()
  await expect(page.getByText('Balance transfer is failed')).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Move $5.00' }).click()
  await expect(heading(page, 'Money moved')).toBeVisible()
})
