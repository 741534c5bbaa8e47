import { expect, test } from '../fixtures'
import { heading } from '../shopping'
import { keptIn, stored } from '../stored'

const today = '2026-11-22T15:00:00Z'

test('@FM-02 a rider without cards links one by number and code, after one slip, and it opens', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  await open('/faremedia', { scenario: 'newRiderWithoutCards' })
  await expect(page.getByRole('heading', { name: 'You don’t have a fare card yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Link a card', exact: true }).click()
  await expect(heading(page, 'Link a card')).toBeFocused()
  await bothSchemes(async () => axe())
  await page.getByLabel('Card number').fill('6030 9999 0000 1111')
  await page.getByLabel('Security code').fill('999')
  await page.getByRole('button', { name: 'Link this card' }).click()
  await expect(page.getByText(/find a card with this number and security code/).first()).toBeVisible()
  await page.getByLabel('Security code').fill('456')
  await page.getByLabel('Nickname').fill('Winter card')
  // Both presses come before the answer. A press on the next page would keep the focus.
  await mock.delay(20_000, 'linkFareMedium')
  await page.getByRole('button', { name: 'Link this card' }).dblclick()
  await mock.delay(0, 'linkFareMedium')
  await expect(heading(page, 'Winter card')).toBeFocused()
  await expect(page).toHaveURL('/faremedia/card-to-link')
  const links = (await mock.calls()).filter(({ name }) => name === 'linkFareMedium')
  expect(links.map(({ status }) => status)).toEqual([404, 200])
  // The form is gone from the history: Back leads to the list, or with one card to its page.
  await page.goBack()
  await expect(heading(page, 'Winter card')).toBeVisible()
  await page.goto('/faremedia/link/physical')
  await page.getByLabel('Card number').fill('6030 9999 0000 1111')
  await page.getByLabel('Security code').fill('456')
  await page.getByRole('button', { name: 'Link this card' }).click()
  await expect(page.getByText('This card is already linked to your account').first()).toBeVisible()
  expect(await keptIn(page, stored.fareMediaId)).toBeNull()
})

test('@FM-02 a bank card is found by one of its taps: none, several, already linked, and found @deep', async ({
  page,
  open,
  axe,
  bothSchemes,
}) => {
  await open('/faremedia/link/bankcard', { scenario: 'tappedBankCard', now: today })
  const find = async (last4: string) => {
    await page.getByLabel('Last 4 digits').fill(last4)
    await page.getByRole('button', { name: 'Find and link this card' }).click()
  }
  await page.getByLabel('Expiry date').fill('1230')
  await page.getByLabel('Day of a recent tap').selectOption('2026-11-18')
  await page.getByLabel('Amount your bank shows').fill('0')
  await find('0000')
  await expect(page.getByText('Amount is not valid').first()).toBeVisible()
  await page.getByLabel('Amount your bank shows').fill('2,80')
  for (const [last4, answer] of [
    ['0000', 'No matches were found'],
    ['9999', 'More than 1 match found'],
    ['1111', 'This card is already linked to your account'],
  ] as const) {
    await find(last4)
    await expect(page.getByText(answer).first()).toBeVisible()
    if (last4 === '0000') await expect(page.getByText(/the day’s total as your bank shows it/).first()).toBeVisible()
  }
  await bothSchemes(async () => axe())
  await find('4242')
  await expect(page).toHaveURL('/faremedia/card-tapped')
  await expect(page.getByText('•••• 4242')).toBeVisible()
  await page.getByRole('link', { name: /^Manage/ }).click()
  await expect(page.getByText('Only your bank can block a bank card.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Unlink this card' })).toBeVisible()
})

test('@FM-01 @AUTH-16 a virtual card needs a confirmed email; once there, a lost answer makes no second card @deep', async ({
  page,
  open,
  mock,
}) => {
  const getCard = async () => {
    await page.getByRole('button', { name: 'Get a virtual card' }).click()
    await page.getByLabel('Nickname').fill('Phone')
    await page.getByRole('button', { name: 'Get the card' }).click()
  }
  await open('/faremedia', { scenario: 'newRider' })
  await getCard()
  await expect(page.getByText(/Please verify your email/).first()).toBeVisible()
  await open('/faremedia', { scenario: 'newRiderWithoutCards', fault: 'createVirtualCard:lostAnswer:1' })
  await getCard()
  await page.getByRole('alertdialog', { name: 'No Internet Connection' }).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Get the card' }).click()
  await expect(heading(page, 'Phone')).toBeVisible()
  const { fareMedia } = await mock.state()
  expect(fareMedia.filter(({ owner }) => owner === 'user-cardless')).toHaveLength(1)
})
