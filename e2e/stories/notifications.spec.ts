import { expect, test } from '../fixtures'
import { heading } from '../shopping'

test('@ACC-20 a rider chooses what to be told by email, and from which balance on @deep', async ({
  page,
  open,
  mock,
  axe,
}) => {
  await open('/account', { scenario: 'riderSignedIn' })
  await page.getByRole('navigation', { name: 'My Account' }).getByRole('link', { name: 'Notifications' }).click()
  await expect(heading(page, 'Notifications')).toBeFocused()
  await expect(page.getByRole('link', { name: 'Verify a mobile number to get text messages' })).toBeVisible()
  const low = page.getByRole('group', { name: 'Low balance' })
  await expect(low.getByRole('checkbox', { name: 'Email' })).toBeChecked()
  await low.getByRole('combobox').selectOption({ label: '$20.00 or less' })
  await expect(page.getByRole('status').getByText('Saved')).toBeVisible()
  await mock.fault('updateNotifications', '500', 1)
  const shipped = page.getByRole('group', { name: 'Order shipped' }).getByRole('checkbox', { name: 'Email' })
  await shipped.uncheck()
  await expect(page.getByText('Something went wrong, please try again!').first()).toBeVisible()
  await axe()
  await page.reload()
  await expect(page.getByText('We kept what you typed. It isn’t saved yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Save notifications' }).click()
  await expect(page.getByRole('status').getByText('Saved')).toBeVisible()
  await page.reload()
  await expect(low.getByRole('combobox')).toHaveValue('2000')
  await expect(shipped).not.toBeChecked()
})

test('@ACC-20 choices that are made, and taken back, while an earlier one is saved are saved after it @deep', async ({
  page,
  open,
  mock,
}) => {
  await open('/account/notifications', { scenario: 'riderSignedIn' })
  const email = (event: string) => page.getByRole('group', { name: event }).getByRole('checkbox', { name: 'Email' })
  const sent = async () => (await mock.calls()).filter(({ name }) => name === 'updateNotifications').length
  await mock.delay(600_000, 'updateNotifications')
  await email('Order shipped').uncheck()
  await expect.poll(sent).toBe(1)
  await email('Order shipped').check()
  await email('Charge failed').uncheck()
  await mock.delay(0, 'updateNotifications')
  await expect(page.getByRole('status').getByText('Saved')).toBeVisible()
  await page.reload()
  await expect(email('Charge failed')).not.toBeChecked()
  await expect(email('Order shipped')).toBeChecked()
  expect(await sent()).toBe(2)
})
