import { expect, test } from '../fixtures'
import { heading } from '../shopping'

test('@ACC-06 a rider renames a phone, and removes it after agreeing to lose the active pass @deep', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  await open('/account', { scenario: 'deviceWithTickets' })
  await page.getByRole('navigation', { name: 'My Account' }).getByRole('link', { name: 'Devices' }).click()
  await expect(heading(page, 'Devices')).toBeFocused()
  const phone = (name: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) })
  await expect(phone('Jordan’s phone')).toContainText('Model: Pixel 10')
  await expect(phone('Jordan’s phone')).toContainText('2 tickets on this device')
  await expect(phone('Old phone')).toContainText('No tickets on this device')

  await page.getByRole('button', { name: 'Rename: Jordan’s phone' }).click()
  const nickname = page.getByLabel(/^Nickname/)
  await expect(nickname).toBeFocused()
  await nickname.fill('')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nickname is required').first()).toBeVisible()
  await nickname.fill('Work phone')
  await mock.fault('renameDevice', '500', 1)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Something went wrong, please try again!').first()).toBeVisible()
  await expect(nickname).toHaveValue('Work phone')
  await page.getByRole('button', { name: 'Save nickname' }).click()
  await expect(page.getByRole('button', { name: 'Rename: Work phone' })).toBeFocused()

  const remove = page.getByRole('button', { name: 'Remove: Work phone' })
  await remove.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('This ticket will go back to the cloud')
  await expect(question).toContainText('You’ll lose this ticket')
  await question.getByRole('button', { name: 'Remove device' }).click()
  await expect(question.getByRole('alert')).toHaveText('Tick the box first, or keep the device.')
  await bothSchemes(async () => axe())
  await question.getByRole('checkbox').check()
  await mock.fault('removeDevice', '500', 1)
  await question.getByRole('button', { name: 'Remove device' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t remove Work phone' })).toBeVisible()
  await remove.click()
  await question.getByRole('checkbox').check()
  await question.getByRole('button', { name: 'Remove device' }).click()
  await expect(phone('Work phone')).toHaveCount(0)
  await axe()
})
