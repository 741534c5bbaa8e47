import { expect, test } from '../fixtures'

test('@ACC-15 the overview shows cards, expiring passes and payment methods, each failing on its own, with its link', async ({
  page,
  open,
  mock,
  axe,
}) => {
  await open('/account', { scenario: 'methodsToMend', now: '2026-11-30T15:00:00Z', fault: 'listFareMedia:500' })
  const part = (name: string) => page.getByRole('region', { name })
  await expect(part('Payment methods')).toContainText('expires soon (12/26)')
  await expect(part('Payment methods')).toContainText('the last charge failed')
  await expect(part('Fare cards').getByRole('alert')).toBeVisible()
  await expect(part('Open orders')).toContainText('No order is open.')
  // This part reads the cards, too, as soon as its code is there.
  await expect(part('Upcoming charges').getByRole('alert')).toBeVisible()
  await mock.fault('listFareMedia', '500', 0)
  await part('Fare cards').getByRole('button', { name: 'Try again' }).click()
  await expect(part('Fare cards')).toContainText('Blue card, ending in 7777')
  await axe()
  await part('Payment methods').getByRole('link', { name: 'Manage payment methods' }).click()
  await expect(page).toHaveURL(/\/account\/paymentmethods$/)
})
