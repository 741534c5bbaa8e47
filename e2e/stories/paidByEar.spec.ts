import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { openReview, pay, heading } from '../shopping'
import { sampleOf } from '../../src/testing/chance/sample'

/** What a screen reader reads out by itself: what comes into a live region, and what takes the focus. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const live = '[role="status"], [role="alert"], [aria-live]'
    const heard: string[] = []
    const hear = (how: string, node: Node) => heard.push(`${how}: ${node.textContent?.trim() ?? ''}`)
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes) {
        const around = target instanceof Element ? target : target.parentElement
        if (type === 'characterData') {
          if (around?.closest(live)) hear('region', target)
          continue
        }
        for (const node of addedNodes) {
          if (around?.closest(live)) hear('region', node)
          else if (node instanceof Element)
            for (const region of node.matches(live) ? [node] : node.querySelectorAll(live)) hear('region', region)
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
    document.addEventListener('focusin', ({ target }) => target instanceof Element && hear('focus', target))
    Object.assign(window, { heard })
  })
  return () => page.evaluate(() => Reflect.get(window, 'heard') as string[])
}

const saysPaid = (words: string) => /\bpaid\b|order is placed/.test(words)

for (const [when, fault] of sampleOf(
  [
    ['at once', undefined],
    ['once its receipt is tried again', '500'],
    ['after the answer was lost', 'lostAnswer'],
  ] as const,
  3,
  2,
))
  test(`@PAY-08 @NAV-09 that the order is paid is heard twice: announced with the sum, and as the receipt’s heading (${when})`, async ({
    page,
    open,
    settled,
    mock,
  }) => {
    await openReview(page, open)
    // The live regions load when the page is idle.
    await settled()
    if (fault === '500') await mock.fault('getOrder', fault, 1)
    if (fault === 'lostAnswer') await mock.fault('placeOrder', fault, 1)
    const heard = await listen(page)
    await pay(page)
    // The title, which is announced last, names the order alone.
    await expect.poll(async () => (await heard()).filter((words) => /Order SP-\d+ –/.test(words))).toHaveLength(1)
    const paid = (await heard()).filter(saysPaid)
    expect(paid).toHaveLength(2)
    expect(paid.filter((words) => /^region: Order SP-\d+ is paid, \$\d+\.\d\d$/.test(words))).toHaveLength(1)
    expect(
      paid.filter((words) => /^focus: (Order SP-\d+ is paid|Thank you, your order is placed)/.test(words)),
    ).toHaveLength(1)
    if (fault === '500') await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('table', { name: 'What you bought' })).toBeVisible()
    expect((await heard()).filter((words) => saysPaid(words) && words.startsWith('region'))).toHaveLength(1)
    await expect(heading(page, 'Thank you, your order is placed')).toBeVisible()
  })
