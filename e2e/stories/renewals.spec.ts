import { expect, test } from '../fixtures'

const today = '2026-11-22T15:00:00Z'

test('@FM-07 @FM-14 a rider sees why a renewal failed and mends it, pauses one with a press, ends one, and lets another pass renew', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  await open('/faremedia/card-phone?tab=autorenew', { scenario: 'riderWithRenewals', now: today })
  const month = page.getByRole('region', { name: 'Adult Monthly Pass' })
  await month.getByText('All details').click()
  for (const fact of ['Active', '$112.00 on Sat, Dec 5', 'Sat, Dec 5', '3 days before'])
    await expect(month.getByText(fact, { exact: true })).toBeVisible()
  await expect(month.getByText('ending in 1111').first()).toBeAttached()
  const ten = page.getByRole('region', { name: 'Adult 10-Ride Ticket' })
  await expect(ten.getByText('$31.50 when fewer than 2 rides are left')).toBeVisible()
  await expect(ten.getByText('Paused')).toBeVisible()
  const week = page.getByRole('region', { name: 'Adult 7-Day Pass' })
  await expect(week.getByText(/The payment card has expired. No money was taken/)).toBeVisible()
  await bothSchemes(async () => axe())
  // Another method mends it.
  await expect(week.getByRole('button', { name: 'Resume' })).toHaveCount(0)
  await week.getByRole('link', { name: 'Choose another payment method' }).click()
  await page
    .getByRole('group', { name: 'Pay with' })
    .getByRole('radio', { name: /Visa ending in 1111/ })
    .check()
  await expect(page.getByText('We’ll charge $36.50 to Visa •••• 1111 on Fri, Nov 27')).toBeVisible()
  await axe()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(week.getByText('Active')).toBeVisible()
  // One press, and its answer is lost.
  await mock.fault('pauseRenewal', '500', 1)
  await month.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Something went wrong, please try again!')).toBeVisible()
  await month.getByRole('button', { name: 'Pause' }).click()
  await expect(month.getByText('Paused')).toBeVisible()
  await expect(month.getByRole('button', { name: 'Resume' })).toBeFocused()
  await ten.getByRole('button', { name: 'Change or remove' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /Remove renewal/ }).check()
  await axe()
  await dialog.getByRole('button', { name: 'Remove renewal' }).click()
  await expect(page.getByText('The pass won’t be renewed').first()).toBeVisible()
  await expect(ten).toHaveCount(0)
  // The dialog's other outcomes: nothing, once, automatically.
  const setUp = page.getByRole('button', { name: 'Set up renewal for Night Owl Monthly Pass' })
  await setUp.click()
  await page.keyboard.press('Escape')
  await setUp.click()
  await dialog.getByRole('radio', { name: /Use it once/ }).check()
  await dialog.getByRole('button', { name: 'Use it once' }).click()
  await setUp.click()
  await expect(dialog.getByRole('radio', { name: /Renew it automatically/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/faremedia/card-phone?tab=autorenew&renew=pass-night')
  await page.reload()
  await page.getByLabel('Email reminder').selectOption({ label: '7 days before' })
  await page.getByRole('button', { name: 'Turn on renewal' }).dblclick()
  const night = page.getByRole('region', { name: 'Night Owl Monthly Pass' })
  await night.getByText('All details').click()
  await expect(night.getByText('7 days before')).toBeVisible()
  const sent = (await mock.calls()).map(({ name }) => name).filter((name) => /Renewal$/.test(name))
  expect(sent).toEqual(['updateRenewal', 'pauseRenewal', 'pauseRenewal', 'removeRenewal', 'createRenewal'])
})
