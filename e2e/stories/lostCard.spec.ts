import { expect, test } from '../fixtures'
import { phone, pressAlone } from '../everyone'
import { heading, pressAdd, productCard, signIn } from '../shopping'

test('@FM-13 a rider in a hurry blocks a lost card with one press, skips a step, comes back to it after a reload, and learns what is still at risk', async ({
  page,
  open,
  mock,
  axe,
  bothSchemes,
}) => {
  await open('/faremedia/card-plastic', { scenario: 'lostCard', now: '2026-11-22T15:00:00Z' })
  await page.getByRole('link', { name: 'Lost this card?' }).click()
  await expect(heading(page, 'Lost this card?')).toBeFocused()
  const step = (name: string) => page.getByRole('listitem', { name })
  // Nothing else is asked before the block.
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(2)
  await axe()
  await page.getByRole('button', { name: 'It’s lost: block it now' }).dblclick()
  await expect(heading(page, 'Your card is blocked')).toBeVisible()
  await expect(step('Block the card').getByText('The card is blocked.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'My phone ending in 4444' })).toBeVisible()
  await bothSchemes(async () => axe())
  await step('Pause automatic charges').getByRole('button', { name: 'Pause 2 charges' }).click()
  await expect(page.getByText('You won’t be charged for this card.')).toBeVisible()
  const move = step('Move what’s on it')
  await move.getByRole('checkbox', { name: /General funds/ }).uncheck()
  await move.getByRole('button', { name: 'Move 1 pass' }).click()
  await expect(move.getByRole('checkbox')).toHaveCount(1)
  await move.getByRole('button', { name: 'Skip for now' }).click()
  await step('Get another card').getByRole('button', { name: 'Skip for now' }).click()
  const summary = page.getByRole('region', { name: 'Where things stand' })
  await expect(summary.getByText('$34.60 of general funds are still on the card.')).toBeVisible()
  await page.reload()
  for (const risk of [
    '$15.00 of commuter benefits',
    '$20.00 is on its way',
    'We’ll move these passes in use to your replacement card once you link it: Adult Monthly Pass ($112.00).',
  ])
    await expect(summary.getByText(risk)).toBeVisible()
  await move.getByRole('button', { name: 'Do it now' }).click()
  await move.getByRole('checkbox', { name: /General funds/ }).check()
  await mock.fault('transferFunds', 'lostAnswer', 1)
  await move.getByRole('button', { name: 'Move $34.60' }).dblclick()
  await expect(move.getByText('There’s nothing left to move from this card.')).toBeVisible()
  await expect(summary.getByText(/general funds are still on the card/)).toHaveCount(0)
  await bothSchemes(async () => axe())
  const acts = (await mock.calls()).filter(({ method }) => method !== 'GET')
  expect(acts.map(({ name }) => name)).toEqual([
    'blockFareMedium',
    'pauseAutoload',
    'pauseRenewal',
    'attachPasses',
    'transferFunds',
  ])
  expect(acts[0]?.body).toEqual({ reason: 'lost' })
  await page.getByRole('link', { name: 'Unblock the card' }).click()
  await page.getByRole('button', { name: 'Unblock this card' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unblock this card' }).click()
  await expect(page.getByText('The card is unblocked and can be used again.')).toBeVisible()
})

const sizes = [phone, { width: 1280, height: 800 }]
for (const size of sizes)
  test(`@FM-13 a second tap in the flow of a lost card meets no other button, ${size.width} pixels wide`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(size)
    await open('/faremedia/card-plastic/lost', { scenario: 'lostCard', now: '2026-11-22T15:00:00Z' })
    const step = (name: string) => page.getByRole('listitem', { name })
    const press = (name: string, act: string, says: string | RegExp) => {
      const button = step(name).getByRole('button', { name: act })
      return pressAlone(page, button, () => expect(step(name).getByText(says)).toBeVisible())
    }
    await press('Block the card', 'It’s lost: block it now', 'The card is blocked.')
    await expect(step('Get another card').getByRole('button', { name: 'Skip for now' })).toBeVisible()
    await press('Move what’s on it', 'Skip for now', 'Skipped for now')
    await press('Move what’s on it', 'Do it now', 'To which card?')
    await press('Move what’s on it', 'Move $34.60 and 1 pass', 'There’s nothing left to move from this card.')
    await press('Get another card', 'Skip for now', 'Skipped for now')
    await page.reload()
    await press('Get another card', 'Do it now', 'Order a new card by mail.')
    await press('Pause automatic charges', 'Skip for now', 'Skipped for now')
    await press('Pause automatic charges', 'Do it now', 'Autoload for this card')
    await press('Pause automatic charges', 'Pause 2 charges', 'You won’t be charged for this card.')
    await press('Get another card', 'I have another card', 'You have another card, or one is on its way.')
    await expect(page.getByRole('heading', { name: 'Where things stand' })).toBeFocused()
    await page.getByRole('checkbox', { name: 'My phone ending in 4444' }).check()
    const others = page.getByRole('group', { name: 'Lost other cards too?' })
    await pressAlone(page, others.getByRole('button', { name: 'Block selected too' }), () =>
      expect(others.getByText('Blocked: My phone •••• 4444.')).toBeVisible(),
    )
    await open('/faremedia/card-blocked/lost', { scenario: 'riderWithBlockedCard' })
    await press('Block the card', 'It was stolen', 'Thanks. We’ve noted it.')
  })

test('@FM-13 a step for a lost card gives back the height of an answer that is gone once the rider goes on in it', async ({
  page,
  open,
  mock,
}) => {
  await open('/faremedia/card-plastic/lost', { scenario: 'lostCard', now: '2026-11-22T15:00:00Z' })
  await page.getByRole('button', { name: 'It’s lost: block it now' }).click()
  const step = page.getByRole('listitem', { name: 'Pause automatic charges' })
  const pause = step.getByRole('button', { name: 'Pause 2 charges' })
  const height = async () => (await step.boundingBox())?.height ?? 0
  await expect(pause).toBeVisible()
  const before = await height()
  await mock.fault('pauseAutoload', '500', 1)
  await pause.click()
  await expect(step.getByRole('alert')).toBeVisible()
  await mock.fault('pauseAutoload', 'offline')
  await pause.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click()
  await expect(step.getByRole('alert')).toHaveCount(0)
  expect(await height()).toBeGreaterThan(before)
  await step.getByText('Autoload for this card').click()
  await expect.poll(height).toBe(before)
})

test('@FM-13 “Order a card” shows the cards for this rider to order, and the order goes to the rider’s address @deep', async ({
  page,
  open,
  axe,
}) => {
  await open('/faremedia/card-plastic/lost', { scenario: 'lostCard', now: '2026-11-22T15:00:00Z' })
  await page.getByRole('button', { name: 'It’s lost: block it now' }).click()
  await page.getByRole('link', { name: 'Order a card' }).click()
  await expect(page).toHaveURL(/\/products\/null\/physical\?filter=/)
  const card = productCard(page, 'Sable Isles Card with $50')
  await expect(card).toBeVisible()
  await expect(page.getByRole('radio', { name: /Adult/ })).toBeChecked()
  await axe()
  await pressAdd(page, 'Sable Isles Card with $50')
  await page.getByRole('button', { name: /^Open cart/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Checkout' }).click()
  await expect(heading(page, /Review/)).toBeVisible()
  await expect(page.getByText('18 Lantern Street')).toBeVisible()
})

test('@FM-13 a rider who has lost a card finds the word on the landing, at the sign-in, in the list, in the menu and on the phone', async ({
  page,
  open,
}) => {
  const lost = page.getByRole('link', { name: 'Lost your card?' })
  await open('/', { scenario: 'visitor' })
  await page.getByRole('main').getByRole('link', { name: 'Lost your card?' }).click()
  await expect(page).toHaveURL(/\/login\?from=/)
  // Whoever signs in by this link comes to the cards, wherever they wanted to go before.
  await lost.click()
  await signIn(page, 'rider@example.com')
  await expect(heading(page, 'My cards')).toBeVisible()
  await page.getByRole('link', { name: /^Lost this card\? .*7777/ }).click()
  await expect(heading(page, 'Lost this card?')).toBeVisible()
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page.getByRole('menuitem', { name: 'Lost your card?' }).click()
  await expect(heading(page, 'My cards')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await page
    .getByRole('link', { name: 'Products' })
    .first()
    .or(page.getByRole('button', { name: 'Menu' }))
    .first()
    .click()
  await page.getByRole('dialog').getByRole('link', { name: 'Lost your card?' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(heading(page, 'My cards')).toBeVisible()
})
