import { test as base, expect } from '@playwright/test'
import type { Page, Request } from '@playwright/test'
import type { PortalMock } from '../src/mocks/portalMock'
import { gatewayStatuses } from '../src/mocks/serving/gateway'
import { accessViolations } from './accessViolations'

/** The start of a story: parameters of the mock backend in the address. */
export interface Beginning {
  scenario?: Parameters<PortalMock['reset']>[0]
  /** `CALL:KIND` or `CALL:KIND:TIMES`. */
  fault?: string | string[]
  /** `MS` or `CALL:MS`. */
  delay?: string | number
  now?: string
  words?: 'long'
}

interface Fixtures {
  /**
   * Every story fails after a policy violation, an uncaught error, an error in the console, or a request that does not fit
   * the exported document.
   */
  guard: void
  /** Allows console errors that a story causes on purpose. Refused calls are always allowed. */
  allowErrors: (...patterns: RegExp[]) => void
  /** Opens a path, with a scenario if one is given, and waits until the portal reacts to input. */
  open: (path: string, beginning?: Beginning) => Promise<void>
  /** Waits until the page has what it asked for, and asks for nothing more while the browser is idle. */
  settled: () => Promise<void>
  /** `window.portalMock` of the story's page. */
  mock: PortalMock
  /** Checks that the page has no accessibility violation, in its current state and colour scheme. */
  axe: () => Promise<void>
  /** Runs the check in dark and in light. Afterwards the page is light. */
  bothSchemes: (look: (scheme: 'light' | 'dark') => Promise<void>) => Promise<void>
}

/** Chromium logs an error for every failed request. Failed calls of the backend are normal in stories. */
const refusedCall = /^Failed to load resource.*\/backend\//

/** Waits until React has replaced the document's prerendered content, so that the portal reacts to input. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const shown = document.querySelector('#root > *')
    return 'portalMock' in window && shown && Object.keys(shown).some((key) => key.startsWith('__reactFiber'))
  })
  // Not by its role: a dialog that opens by itself hides the page from the roles.
  await expect(page.locator('h1').filter({ visible: true }).first()).toBeVisible()
}

/** Runs in the page: waits until the browser is idle and has painted, twice, because the first idle time may begin work. */
async function idle(): Promise<void> {
  for (const _ of [1, 2])
    await new Promise<void>((done) => requestIdleCallback(() => requestAnimationFrame(() => done())))
}

function addressOf(path: string, { scenario, fault = [], delay, now, words }: Beginning): string {
  const url = new URL(path, 'http://portal')
  if (scenario) url.searchParams.set('scenario', scenario)
  for (const entry of [fault].flat()) url.searchParams.append('fault', entry)
  if (delay !== undefined) url.searchParams.set('delay', String(delay))
  if (now) url.searchParams.set('now', now)
  if (words) url.searchParams.set('words', words)
  return url.pathname + url.search + url.hash
}

function mockOf(page: Page): PortalMock {
  const forward =
    (method: keyof PortalMock) =>
    async (...args: unknown[]): Promise<unknown> => {
      await page.waitForFunction(() => 'portalMock' in window)
      return page.evaluate(
        async ([name, values]) => {
          const mock = window.portalMock as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>
          return mock[name]?.(...values)
        },
        [method, args] as const,
      )
    }
  const methods = ['reset', 'fault', 'delay', 'now', 'words', 'calls', 'state', 'ledger'] as const
  return Object.fromEntries(methods.map((method) => [method, forward(method)])) as unknown as PortalMock
}

export const test = base.extend<Fixtures & { allowed: RegExp[] }>({
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
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
          console.error(`Policy violation: ${violatedDirective} by ${blockedURI} ${sample}`)
        })
      })
      await use()
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

  mock: async ({ page }, use) => use(mockOf(page)),

  axe: async ({ page }, use) =>
    use(async () => {
      const told = await accessViolations(page)
      expect(told, `accessibility of ${page.url()}`).toEqual([])
    }),

  bothSchemes: async ({ page }, use) =>
    use(async (look) => {
      for (const scheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme: scheme })
        await look(scheme)
      }
    }),
})

export { expect }
