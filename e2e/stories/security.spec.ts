import { tabTo } from '../everyone'
import { expect, test } from '../fixtures'
import { fakeGoogle } from '../providers'
import { heading } from '../shopping'

test('@ACC-03 @ACC-01 a rider changes the password by keyboard, and answers three questions', async ({
  page,
  open,
  mock,
  axe,
}) => {
  await open('/account', { scenario: 'riderSignedIn' })
  await page.getByRole('navigation', { name: 'My Account' }).getByRole('link', { name: 'Security' }).click()
  await expect(heading(page, 'Security')).toBeFocused()
  await tabTo(page, 'button', 'Change password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Password' })).toBeFocused()
  const fill = async (current: string, other: string) => {
    await page.getByLabel('Current password', { exact: true }).fill(current)
    await page.getByLabel('New password', { exact: true }).fill(other)
    await page.getByLabel('Confirm new password', { exact: true }).fill(other)
    await page.getByRole('button', { name: 'Save new password' }).click()
  }
  await fill('wrong', 'Harbour-26')
  await expect(page.getByText('This isn’t your current password').first()).toBeVisible()
  await axe()
  await fill('Transit-2026', 'Harbour-26')
  await expect(page.getByText('Your password is changed. You’re signed out on all other devices.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Password' })).toBeFocused()

  await page.getByRole('button', { name: 'Choose questions' }).click()
  for (const [number, question] of ['question-stop', 'question-pet', 'question-pet'].entries()) {
    await page.getByLabel(`Question ${number + 1}`).selectOption(question)
    await page.getByLabel(`Answer ${number + 1}`).fill('Lighthouse')
  }
  await page.getByLabel('Current password', { exact: true }).fill('Harbour-26')
  await page.getByRole('button', { name: 'Save questions' }).click()
  await expect(page.getByRole('link', { name: 'Choose three different questions' })).toBeVisible()
  await axe()
  await page.getByLabel('Question 3').selectOption('question-song')
  await page.getByRole('button', { name: 'Save questions' }).click()
  await expect(page.getByText('Your security questions are saved')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Which song did you know by heart first?' })).toBeVisible()
  await expect(page.getByText('Lighthouse')).toHaveCount(0)
  expect(JSON.stringify((await mock.calls()).filter(({ name }) => name === 'changePassword').at(-1)?.body)).toContain(
    'Harbour-26',
  )
})

test('@ACC-04 a rider changes the phone of the second step, then turns it off: a wrong code, a code sent again @deep', async ({
  page,
  open,
  mock,
  axe,
}) => {
  await open('/account/security#two-factor', { scenario: 'riderWithSecondFactor' })
  await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeFocused()
  await page.getByRole('button', { name: 'Change number' }).click()
  const enter = async (code: string) => {
    await page.getByLabel('Verification code').fill(code)
    await page.getByRole('button', { name: 'Verify' }).click()
  }
  await enter('000000')
  await expect(page.getByText('Invalid verification code. Please try again with valid code.').first()).toBeVisible()
  await axe()
  await enter('123456')
  await page.getByLabel('Phone number').fill('902 555-0133')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText(/We sent a 6-digit code to .*33\./)).toBeVisible()
  await enter('123456')
  await expect(page.getByText(/your phone ending in 33 \(country code \+1\)/)).toBeVisible()

  await page.getByRole('button', { name: 'Turn off' }).click()
  await mock.fault('disableSecondFactor', '500', 1)
  await enter('123456')
  await expect(page.getByText('Something went wrong, please try again!')).toBeVisible()
  await enter('123456')
  await expect(page.getByText('Two-step verification is off')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible()
})

test('@ACC-05 a rider disconnects and connects Google’s account; without a password the last one stays @deep', async ({
  page,
  context,
  open,
}) => {
  await fakeGoogle(context, 'agrees')
  await page.setViewportSize({ width: 360, height: 740 })
  await open('/account/security', { scenario: 'riderSignedIn' })
  const acts = page.getByRole('button', { name: /^(Disconnect Google|Connect (Facebook|Apple))$/ })
  await expect(acts).toHaveCount(3)
  const ends = await acts.evaluateAll((all) => all.map((act) => Math.round(act.getBoundingClientRect().right)))
  expect(new Set(ends).size).toBe(1)
  await page.getByRole('button', { name: 'Disconnect Google' }).click()
  await expect(page.getByText('The account is disconnected')).toBeVisible()
  await page.getByRole('button', { name: 'Connect Google' }).click()
  await expect(page.getByRole('heading', { name: 'Connect Google' })).toBeFocused()
  await page.getByLabel('Current password').fill('wrong')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('This isn’t your current password')).toBeVisible()
  await page.getByLabel('Current password').fill('Transit-2026')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Google is connected')).toBeVisible()
  await open('/account/security', { scenario: 'onlyGoogle' })
  await expect(
    page.getByText('This is your only way to sign in. Set a password before you disconnect it.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /^Disconnect/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Set a password by email' })).toBeVisible()
})

test('@ACC-13 @ACC-05 “Close account” stays where it is while the parts above it arrive, so that a press reaches it', async ({
  page,
  open,
  settled,
}) => {
  await open('/account/security', { scenario: 'riderSignedIn', delay: 600 })
  const top = async () => (await page.getByRole('link', { name: 'Close account' }).boundingBox())?.y
  const early = await top()
  await settled()
  await expect(page.getByRole('button', { name: 'Choose questions' })).toBeVisible()
  await expect(page.getByText('jordan.macleod@gmail.example')).toBeVisible()
  expect(Math.abs(((await top()) ?? 0) - (early ?? 0))).toBeLessThan(1)
})
