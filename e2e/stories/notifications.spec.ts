import { expect, test } from '../fixtures'
import { heading } from '../shopping'

test('@ACC-20 a rider chooses what to be told by email, and from which balance on', async ({
  page,
  open,
  mock,
  axe,
}) => {
  await open('/account', { scenario: 'riderSignedIn' })
  await page.getByRole('navigation', { name: 'My Account' }).getByRole('link', { name: 'Notifications' }).click()
  await expect(heading(page, 'Notifications')).toBeFocused()
  // Without a verified mobile there are no text messages, and the page says why.
  await expect(page.getByText(/verified mobile number/)).toBeVisible()
  const low = page.getByRole('group', { name: 'Low balance' })
  await expect(low.getByRole('checkbox', { name: 'By email' })).toBeChecked()
  await low.getByRole('combobox').selectOption({ label: '$20.00' })
  await page.getByRole('group', { name: 'Order shipped' }).getByRole('checkbox', { name: 'By email' }).uncheck()
  await mock.fault('updateNotifications', '500', 1)
  await page.getByRole('button', { name: 'Save notifications' }).click()
  await expect(page.getByText('Something went wrong, please try again!').first()).toBeVisible()
  await axe()
  await page.reload()
  await expect(page.getByText('We kept what you typed. It isn’t saved yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Save notifications' }).click()
  await expect(page.getByText('Notification settings saved').first()).toBeVisible()
  await page.reload()
  await expect(low.getByRole('combobox')).toHaveValue('2000')
  await expect(page.getByRole('group', { name: 'Order shipped' }).getByRole('checkbox')).not.toBeChecked()
})
