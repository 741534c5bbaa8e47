import { expect, test } from '../fixtures'
import { heading } from '../shopping'

const today = '2026-11-22T15:00:00Z'

test('@FM-10 @ACC-17 a rider reads what happened with a card, page by page and for some days, and why a ride cost what it did', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  // The row of the history asks first.
  await open('/faremedia/card-plastic', { scenario: 'riderWithTwoCards', now: today, fault: 'listCardActivity:500:2' })
  await page.getByRole('link', { name: /^History/ }).click()
  await expect(page.getByText('Something went wrong, please try again later.')).toBeVisible()
  await expect(page.getByText('Something went wrong, please try again!')).toHaveCount(0)
  // The card and the way back to it stay.
  await expect(heading(page, 'History')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Blue card', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  const rows = page.getByRole('main').getByRole('region').getByRole('listitem')
  await expect(rows).toHaveCount(25)
  const yesterday = page.getByRole('region', { name: 'Yesterday' })
  for (const text of [
    'Ride',
    'Harbour ferry, Harbourfront pier',
    /5:40\sp\.m\./,
    'Adult base fare',
    'Pending',
    '−$3.50',
  ])
    await expect(yesterday.getByText(text, { exact: true })).toBeVisible()
  await expect(yesterday.getByText('Balance after: $8.10')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Fri, Nov 20' }).getByText('3 rides, $7.00')).toBeVisible()
  await bothSchemes(async () => axe())
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/faremedia/card-plastic?tab=history&page=2')
  await expect(rows).toHaveCount(15)
  // The days are swapped, which does not matter.
  await page.getByLabel('From', { exact: true }).fill('2026-11-20')
  await page.getByLabel('To', { exact: true }).fill('2026-11-19')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL('/faremedia/card-plastic?tab=history&from=2026-11-19&to=2026-11-20')
  await expect(rows).toHaveCount(5)
  await page.reload()
  await expect(rows).toHaveCount(5)
  await page.getByLabel('From', { exact: true }).fill('2027-01-01')
  await page.getByLabel('To', { exact: true }).fill('2027-01-31')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing matches this filter')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filter' }).click()
  await expect(rows).toHaveCount(25)
  await mock.delay(200, 'listCardActivity')
  await page.getByRole('link', { name: 'All my cards' }).click()
  await expect(heading(page, 'My cards')).toBeFocused()
})

test('@FM-08 @FM-10 a rider who taps a bank card sees the rides by travel day, and how far the fare caps are', async ({
  page,
  open,
  bothSchemes,
  axe,
}) => {
  await open('/faremedia/card-bank?tab=history', { scenario: 'tappedBankCard', now: '2026-11-18T23:45:00Z' })
  const day = page.getByRole('region', { name: 'Today' })
  await expect(day.getByText('5 rides, $11.00')).toBeVisible()
  await expect(day.getByText('Day cap reached: free')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Sat, Nov 21' }).getByText('Pending')).toBeVisible()
  await page.goto('/faremedia/card-bank')
  await page.getByRole('link', { name: /^Fare caps/ }).click()
  const cap = page.getByRole('region', { name: 'Day cap' })
  await expect(cap.getByText('You’ve reached the cap')).toBeVisible()
  const week = page.getByRole('region', { name: 'Week cap' })
  await expect(week.getByText('Pay for 5 more rides, then ride free.')).toBeVisible()
  await expect(week.getByText('Week cap: 7 of 12 rides')).toBeVisible()
  await bothSchemes(async () => axe())
})
