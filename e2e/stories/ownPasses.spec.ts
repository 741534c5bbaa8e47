import { expect, test } from '../fixtures'
import { heading } from '../shopping'

const today = '2026-11-22T15:00:00Z'

test('@ACC-12 a rider puts several passes on a card, and learns of each what became of it', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  await open('/account/unattached', { scenario: 'riderWithEveryPass', now: today, fault: 'listUnattachedPasses:500:1' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Put on the card' }).click()
  await expect(page.getByText('Choose at least one pass.')).toBeVisible()
  const loose = page.getByRole('group', { name: 'Which passes?' })
  await loose.getByRole('checkbox').first().check()
  await loose.getByRole('checkbox').nth(1).check()
  await page.getByRole('button', { name: 'Put on the card' }).click()
  await expect(page.getByText('Choose a card.')).toBeVisible()
  await page.getByRole('radio', { name: /Blue card/ }).check()
  await expect(page.getByText('2 passes go on Blue card, ending in 7777.')).toBeVisible()
  await bothSchemes(async () => axe())
  await page.getByRole('button', { name: 'Put on the card' }).dblclick()
  await expect(page.getByRole('heading', { name: '1 pass is on the card' })).toBeVisible()
  await expect(page.getByText('The selected passes are not eligible for this fare media.')).toBeVisible()
  await expect(loose.getByRole('checkbox')).toHaveCount(2)
  await axe()
  expect((await mock.calls()).filter(({ name }) => name === 'attachPasses')).toHaveLength(1)
  await open('/account/unattached', { scenario: 'riderSignedIn' })
  await expect(heading(page, 'Unattached passes')).toBeVisible()
  await expect(page.getByText('All your passes are on a card')).toBeVisible()
})
