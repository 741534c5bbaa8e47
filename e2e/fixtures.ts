import { test as base, expect } from '@playwright/test'
import type { Request } from '@playwright/test'
import { gatewayStatuses } from '../src/mocks/serving/gateway'
import { sampleOf } from '../src/testing/chance/sample'
import { accessViolations } from './accessViolations'
import { addressOf, portal, waitUntilAlive } from './portal'
import { sharedContext } from './sharedContext'

export { waitUntilAlive } from './portal'
export type { Beginning } from './portal'

interface Fixtures {
  /**
   * Every story fails after a policy violation, an uncaught error, an error in the console, or a request that does not fit
   * the exported document.
   */
  guard: void
  /** Allows console errors that a story causes on purpose. Refused calls are always allowed. */
  allowErrors: (...patterns: RegExp[]) => void
  /** Waits until the page has what it asked for, and asks for nothing more while the browser is idle. */
  settled: () => Promise<void>
  /** Checks that the page has no accessibility violation, in its current state and colour scheme. */
  axe: () => Promise<void>
  /**
   * Runs the check in dark and in light; in `npm test` in one of them by turns, because most of the time of an accessibility
   * check goes into contrast. Afterwards the page is light.
   */
  bothSchemes: (look: (scheme: 'light' | 'dark') => Promise<void>) => Promise<void>
}

/** Chromium logs an error for every failed request. Failed calls of the backend are normal in stories. */
const refusedCall = /^Failed to load resource.*\/backend\//

/** Runs in the page: waits until the browser is idle and has painted, twice, because the first idle time may begin work. */
async function idle(): Promise<void> {
  for (const _ of [1, 2])
    await new Promise<void>((done) => requestIdleCallback(() => requestAnimationFrame(() => done())))
}

const inContext = base.extend(portal).extend(sharedContext)

export const test = inContext.extend<Fixtures & { allowed: RegExp[] }>({
  allowed: async ({}, use) => use([refusedCall]),

  guard: [
    async ({ context, allowed }, use) => {
      const errors: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
      })
      context.on('response', (response) => {
        if (!gatewayStatuses.includes(response.status())) return
        errors.push(`Not in the exported document: ${response.request().method()} ${response.url()}`)
      })
      context.on('weberror', (thrown) => errors.push(String(thrown.error().stack ?? thrown.error())))
      const script = await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
          console.error(`Policy violation: ${violatedDirective} by ${blockedURI} ${sample}`)
        })
      })
      await use()
      await script.dispose()
      const unexpected = errors.filter((error) => !allowed.some((pattern) => pattern.test(error)))
      expect(unexpected, 'errors of the page').toEqual([])
    },
    { auto: true },
  ],

  allowErrors: async ({ allowed }, use) => use((...patterns) => void allowed.push(...patterns)),

  settled: async ({ page }, use) => {
    const open = new Set<Request>()
    let begun = 0
    page.on('request', (request) => {
      begun += 1
      open.add(request)
    })
    page.on('requestfinished', (request) => open.delete(request))
    page.on('requestfailed', (request) => open.delete(request))
    await use(async () => {
      for (let seen = -1; seen !== begun || open.size > 0;) {
        seen = begun
        await expect.poll(() => open.size).toBe(0)
        await page.evaluate(idle)
      }
    })
  },

  // The requests of the first page count, too.
  open: async ({ page, settled: _ }, use) =>
    use(async (path, beginning = {}) => {
      await page.goto(addressOf(path, beginning))
      await waitUntilAlive(page)
    }),

  axe: async ({ page, browserName }, use) =>
    use(async () => {
      // The markup is the same in every browser, and the rules crash Firefox ESR 153.
      if (browserName === 'firefox') return
      const told = await accessViolations(page)
      expect(told, `accessibility of ${page.url()}`).toEqual([])
    }),

  bothSchemes: async ({ page }, use, { title }) => {
    const schemes = ['dark', 'light'] as const
    // Half of the stories with a single look take it in dark.
    let looks = title.length
    await use(async (look) => {
      looks += 1
      for (const scheme of sampleOf(schemes, 2, looks % 2)) {
        await page.emulateMedia({ colorScheme: scheme })
        await look(scheme)
      }
      await page.emulateMedia({ colorScheme: 'light' })
    })
  },
})

export { expect }
