import { expect, test } from '../fixtures'
import { heading } from '../shopping'

const today = '2026-11-22T15:00:00Z'

test('@FM-09 a rider sees every pass of a card with its fields, and moves an available one to the phone and back @deep', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  await open('/faremedia/card-plastic?tab=passes', { scenario: 'riderWithEveryPass', now: today })
  const day = page.getByRole('region', { name: 'Adult Day Pass' })
  await expect(day.getByText('Stored in the cloud')).toBeVisible()
  await page.getByText('2 past passes').click()
  const spoiled = page.getByRole('region', { name: 'Visitor Pass, 2 Days' })
  await expect(spoiled.getByText(/can no longer use this pass\. The card was reported as stolen/)).toBeVisible()
  await expect(spoiled.getByRole('button', { name: /Move/ })).toHaveCount(0)
  const active = page.getByRole('region', { name: 'Adult 10-Ride Ticket' })
  await expect(active.getByText('6 rides left')).toBeVisible()
  await expect(active.getByText('You can’t move a pass in use.')).toBeVisible()
  await active.getByText('All details').click()
  for (const field of ['Description', 'Rider type', 'Bought', 'First used', 'Rides used', 'Price', 'Serial number'])
    await expect(active.getByText(field, { exact: true })).toBeVisible()
  await bothSchemes(async () => axe())
  await mock.fault('movePass', 'lostAnswer', 1)
  await day.getByRole('button', { name: 'Move to Jordan’s phone' }).dblclick()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click()
  await expect(day.getByText('Stored on Jordan’s phone')).toBeVisible()
  await day.getByRole('button', { name: 'Move to the cloud' }).click()
  await expect(day.getByText('Stored in the cloud')).toBeVisible()
  await page.getByLabel('Show').selectOption('Expired passes')
  await expect(page).toHaveURL('/faremedia/card-plastic?tab=passes&status=expired')
  await expect(page.getByRole('region', { name: 'Adult 7-Day Pass' })).toBeVisible()
  await expect(day).toHaveCount(0)
})

test('@ACC-12 a rider puts several passes on a card, and learns of each what became of it', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  await open('/account/unattached', { scenario: 'riderWithEveryPass', now: today, fault: 'listUnattachedPasses:500:1' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Add to card' }).click()
  await expect(page.getByText('Choose at least one pass.')).toBeVisible()
  const loose = page.getByRole('group', { name: 'Which passes?' })
  await loose.getByRole('checkbox').first().check()
  await loose.getByRole('checkbox').nth(1).check()
  await page.getByRole('button', { name: 'Add to card' }).click()
  await expect(page.getByText('Choose a card.')).toBeVisible()
  await page.getByRole('radio', { name: /Blue card/ }).check()
  await expect(page.getByText('2 passes will go on Blue card, ending in 7777.')).toBeVisible()
  await expect(loose.getByRole('checkbox', { name: /^Youth Day Pass/ })).toBeDisabled()
  await bothSchemes(async () => axe())
  await page.getByRole('button', { name: 'Add to card' }).dblclick()
  await expect(page.getByRole('heading', { name: '2 passes added to the card' })).toBeVisible()
  await expect(loose.getByRole('checkbox')).toHaveCount(1)
  // No card can take what is left.
  await expect(page.getByRole('button', { name: 'Add to card' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: '2 passes added to the card' })).toBeFocused()
  await axe()
  expect((await mock.calls()).filter(({ name }) => name === 'attachPasses')).toHaveLength(1)
  await open('/account/unattached', { scenario: 'riderSignedIn' })
  await expect(heading(page, 'Unattached passes')).toBeVisible()
  await expect(page.getByText('All your passes are on a card')).toBeVisible()
  await expect(page.getByText(/These passes aren’t on a card yet/)).toHaveCount(0)
  // My cards lead to them, and so does the overview while there are some.
  await open('/account', { scenario: 'riderWithEveryPass', now: today })
  await page.getByRole('link', { name: 'Unattached passes' }).click()
  await expect(heading(page, 'Unattached passes')).toBeFocused()
  await open('/faremedia', { scenario: 'riderWithEveryPass', now: today })
  await page.getByRole('link', { name: '3 passes aren’t on a card yet' }).click()
  await expect(heading(page, 'Unattached passes')).toBeFocused()
})
