import { expect, test } from '../fixtures'
import { heading } from '../shopping'

test('@ACC-21 @PAY-07 an unpaid order is paid under its own number from the overview, another is let go, and the overview asks for neither', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  const charged = async () => (await mock.state()).ledger.filter(({ record }) => record === 'order-100010').length
  await open('/account', { scenario: 'ordersToSettle' })
  const needs = page.getByRole('region', { name: 'Needs your attention' })
  await needs.getByRole('link', { name: /^Pay: .*SP-100010/ }).click()
  await expect(heading(page, /SP-100010/)).toBeVisible()
  const opener = page.getByRole('button', { name: /^Pay \$/ }).first()
  await opener.click()
  await expect(page.getByRole('radio', { name: /Visa ending in 1111/ })).toBeChecked()
  await bothSchemes(async () => axe())
  expect(await charged()).toBe(0)
  await page
    .getByRole('button', { name: /^Pay \$/ })
    .last()
    .click()
  await expect(opener).toBeHidden()
  await expect(heading(page, /SP-100010/)).toBeVisible()
  expect(await charged()).toBe(1)
  await open('/account')
  await expect(page.getByRole('region', { name: 'Coming up' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Pay: .*SP-100010/ })).toHaveCount(0)

  await open('/account', { scenario: 'ordersToSettle' })
  await needs.getByRole('link', { name: /^Pay: .*SP-100010/ }).click()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('Order SP-100010 is cancelled. We won’t charge you for it.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay \$/ })).toHaveCount(0)
  expect(await charged()).toBe(0)
  await open('/account')
  await expect(page.getByRole('region', { name: 'Coming up' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Pay: .*SP-100010/ })).toHaveCount(0)
})
