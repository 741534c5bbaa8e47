import { expect, test } from '../fixtures'

test('@FM-15 @ACC-15 a rider sees the next charges on the overview, all of 90 days with totals, and takes them as a calendar', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  await open('/account', { scenario: 'riderWithAutoload', now: '2026-11-22T15:00:00Z' })
  const part = page.getByRole('region', { name: 'Coming up' })
  await expect(part.getByRole('listitem').first()).toContainText('Mon, Nov 30')
  await expect(part.getByRole('listitem').first()).toContainText('$50.00')
  await part.getByRole('link', { name: 'All upcoming charges' }).click()
  const next = page.getByRole('region', { name: 'The next 90 days' })
  const charges = next.getByText('$50.00', { exact: true })
  await expect(charges).toHaveCount(3)
  const totals = next.getByRole('list', { name: 'Total by payment method' })
  await expect(totals.getByRole('listitem')).toHaveText([/\$150\.00/])
  // It is neither sure nor summed.
  await expect(page.getByRole('region', { name: 'On hold' }).getByRole('listitem')).toContainText([
    /Spare.*Pending/,
    /Blue card.*Paused/,
  ])
  await bothSchemes(async () => axe())
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar (.ics)' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('upcoming-charges.ics')
  await mock.fault('getWallet', '500')
  await page.reload()
  await expect(page.getByText('We couldn’t check your wallet. It isn’t in the list.')).toBeVisible()
  await mock.fault('getWallet', '500', 0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(charges).toHaveCount(3)
})
