import { expect } from '@playwright/test'
import type { Page, Request } from '@playwright/test'

/**
 * Runs in the page: waits until nothing else is to be done and the page has painted, three times, because a quiet moment may
 * begin work. After a key the browser may hold back idle callbacks for as long as it likes, so this asks for a task of the
 * lowest priority instead.
 */
async function quiet(): Promise<void> {
  const scheduler = Reflect.get(window, 'scheduler') as {
    postTask: (task: () => void, options: { priority: 'background' }) => Promise<void>
  }
  for (const _ of [1, 2, 3]) {
    await scheduler.postTask(() => undefined, { priority: 'background' })
    await new Promise<void>((done) => requestAnimationFrame(() => done()))
  }
}

/** Returns a function that waits until the page has what it asked for, shows it, and asks for nothing more. */
export function calmOf(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let begun = 0
  page.on('request', (request) => {
    begun += 1
    open.add(request)
  })
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return async () => {
    for (let seen = -1; seen !== begun || open.size > 0;) {
      seen = begun
      await expect.poll(() => open.size, { intervals: [20, 50, 100], message: 'requests end' }).toBe(0)
      await page.evaluate(quiet)
      await expect(page.locator('[aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
    }
  }
}
