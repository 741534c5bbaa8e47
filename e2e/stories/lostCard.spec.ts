import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { phone } from '../everyone'
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
  await expect(step('Card blocked').getByText('Today 11:00 a.m.')).toBeVisible()
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
  const summary = page.getByRole('region', { name: /still tied to this card/ })
  await expect(summary.getByRole('heading', { name: '$69.60 still tied to this card' })).toBeFocused()
  await expect(summary.getByRole('link', { name: 'Order a card' })).toBeVisible()
  await page.reload()
  const rows = summary.getByRole('listitem')
  await expect(rows).toHaveText([
    /^General funds\s*Still on this card\s*\$34\.60$/,
    /^Commuter benefits\s*Can’t be moved to another card\s*\$15\.00$/,
    /^On its way\s*Tue,\sNov\s24\s.*\$20\.00$/,
    /^Adult Monthly Pass \(\$112\.00\)\s*Will move to your replacement card$/,
    /^Get another card\s*Skipped for now$/,
  ])
  await move.getByRole('button', { name: 'Do it now' }).click()
  await move.getByRole('checkbox', { name: /General funds/ }).check()
  await mock.fault('transferFunds', 'lostAnswer', 1)
  await move.getByRole('button', { name: 'Move $34.60' }).dblclick()
  await expect(move.getByText('Moved to My phone •••• 4444: $34.60')).toBeVisible()
  await expect(summary.getByRole('heading', { name: '$35.00 still tied to this card' })).toBeVisible()
  await expect(rows).toHaveCount(4)
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

/** Taps where the finger was, at each change of the page, and tells what acts on it besides what was pressed. */
async function tapAgain(page: Page, { x, y }: { x: number; y: number }) {
  const taps = await page.evaluateHandle(
    (at) => {
      const controlOf = (target: EventTarget | null) =>
        target instanceof Element ? target.closest('a[href], button, select, summary, label') : null
      const there = () => document.elementFromPoint(at.clientX, at.clientY)
      let pressed: Element | null | undefined
      const acted: string[] = []
      const told = ({ target, isTrusted }: Event) => {
        const control = controlOf(target)
        if (isTrusted) pressed = control
        else if (control && control !== pressed) acted.push(control.outerHTML.slice(0, 160))
      }
      window.addEventListener('click', told)
      const tap = () =>
        there()?.dispatchEvent(new MouseEvent('click', { ...at, detail: 1, bubbles: true, cancelable: true }))
      const changes = new MutationObserver(() => pressed && requestAnimationFrame(tap))
      changes.observe(document.body, { childList: true, characterData: true, subtree: true })
      return {
        acted,
        end: () => {
          changes.disconnect()
          window.removeEventListener('click', told)
        },
      }
    },
    { clientX: x, clientY: y },
  )
  return async () => {
    await taps.evaluate(({ end }) => end())
    expect(await taps.evaluate(({ acted }) => acted)).toEqual([])
  }
}

const sizes = [phone, { width: 1280, height: 800 }]
for (const size of sizes)
  test(`@FM-13 a second tap in the flow of a lost card acts on nothing that has come there, and no step keeps a hole, ${size.width} pixels wide`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize(size)
    await open('/faremedia/card-plastic/lost', { scenario: 'lostCard', now: '2026-11-22T15:00:00Z' })
    const step = (name: string) => page.getByRole('listitem', { name })
    const pressTwice = async (button: Locator, answer: Locator) => {
      await button.scrollIntoViewIfNeeded()
      const place = await button.boundingBox()
      if (!place) throw new Error('There is nothing to press')
      const check = await tapAgain(page, { x: place.x + place.width / 2, y: place.y + place.height / 2 })
      // Until the mouse leaves what it pressed before, a press there is taken for a second one.
      await page.mouse.move(1, 1)
      await button.click()
      await expect(answer).toBeVisible()
      await check()
    }
    const press = (name: string, act: string, says: string | RegExp) =>
      pressTwice(step(name).getByRole('button', { name: act }), step(name).getByText(says))
    /** The next question and its button are in sight, and what was answered takes no more room than its words. */
    const expectNext = async (done: string, next: string, act: string) => {
      await expect(step(next).getByRole('heading')).toBeInViewport()
      await expect(step(next).getByRole('button', { name: act })).toBeInViewport()
      expect((await step(done).boundingBox())?.height).toBeLessThan(170)
    }
    await pressTwice(page.getByRole('button', { name: 'It’s lost: block it now' }), step('Card blocked'))
    await expectNext('Card blocked', 'Move what’s on it', 'Move $34.60 and 1 pass')
    await press('Move what’s on it', 'Skip for now', 'Skipped for now')
    await expectNext('Card blocked', 'Pause automatic charges', 'Pause 2 charges')
    await press('Move what’s on it', 'Do it now', 'To which card?')
    await press(
      'Move what’s on it',
      'Move $34.60 and 1 pass',
      'Moved to My phone •••• 4444: $34.60 and Adult 7-Day Pass',
    )
    await expectNext('Move what’s on it', 'Pause automatic charges', 'Pause 2 charges')
    await press('Get another card', 'Skip for now', 'Skipped for now')
    await page.reload()
    await press('Get another card', 'Do it now', 'Order a new card by mail.')
    await press('Pause automatic charges', 'Skip for now', 'Skipped for now')
    await press('Pause automatic charges', 'Do it now', 'Autoload for this card')
    await press('Pause automatic charges', 'Pause 2 charges', 'You won’t be charged for this card.')
    await expectNext('Pause automatic charges', 'Get another card', 'I have another card')
    await press('Get another card', 'I have another card', 'You have another card, or one is on its way.')
    await expect(page.getByRole('heading', { name: '$35.00 still tied to this card' })).toBeInViewport()
    const back = page.getByRole('link', { name: 'Back to the card' })
    const others = page.getByRole('group', { name: 'Lost other cards too?' })
    const distance = async () =>
      ((await back.boundingBox())?.y ?? 0) - ((await others.getByRole('list').boundingBox())?.y ?? 0)
    const before = await distance()
    await others.getByRole('checkbox').check()
    await expect(others.getByRole('button', { name: 'Block selected too' })).toBeVisible()
    expect(await distance()).toBe(before)
    await pressTwice(
      others.getByRole('button', { name: 'Block selected too' }),
      others.getByText('Blocked: My phone •••• 4444.'),
    )
    await open('/faremedia/card-blocked/lost', { scenario: 'riderWithBlockedCard', now: '2026-11-22T15:00:00Z' })
    await press('Card blocked', 'It was stolen', 'Thanks. We’ve noted it.')
  })

test('@FM-13 @ACC-21 a lost card is told as lost, with the way to finish, until it is found', async ({
  page,
  open,
}) => {
  await open('/faremedia/card-plastic/lost', { scenario: 'lostCard', now: '2026-11-22T15:00:00Z' })
  await page.getByRole('button', { name: 'It’s lost: block it now' }).click()
  await expect(heading(page, 'Your card is blocked')).toBeVisible()
  await page.goto('/account')
  const needs = page.getByRole('region', { name: 'Needs your attention' })
  await expect(needs.getByText('Lost, blocked · $69.60 still tied to it')).toBeVisible()
  await expect(needs.getByRole('link', { name: /^Unblock/ })).toHaveCount(0)
  await needs.getByRole('link', { name: 'Finish the steps: Blue card, ending in 7777' }).click()
  await expect(page).toHaveURL(/\/faremedia\/card-plastic\/lost$/)
  await page.getByRole('link', { name: 'Back to the card' }).click()
  await expect(page.getByText('You reported it lost on Sun, Nov 22. Found it?')).toBeVisible()
  await page.getByRole('link', { name: 'Unblock this card Blue card, ending in 7777' }).click()
  await page.getByRole('button', { name: 'Unblock this card' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unblock this card' }).click()
  await expect(page.getByText('The card is unblocked and can be used again.')).toBeVisible()
  await page.getByRole('button', { name: 'Block this card' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /you can undo this/ })
    .click()
  // A page that is left takes its call along.
  await expect(page.getByRole('button', { name: 'Unblock this card' })).toBeVisible()
  await page.goto('/account')
  await expect(needs.getByRole('link', { name: /^Unblock: Blue card/ })).toBeVisible()
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
