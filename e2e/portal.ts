import type { Fixtures, Page, PlaywrightTestArgs, PlaywrightTestOptions } from '@playwright/test'
import type { PortalMock } from '../src/mocks/portalMock'

/*
 * Fixtures for the portal with its mock backend, for suites of any folder: `base.extend(portal)`. Nothing of Playwright is
 * imported but types, because a run has one Playwright only: that of the suite.
 */

/** The start of a story: parameters of the mock backend in the address. */
export interface Beginning {
  scenario?: Parameters<PortalMock['reset']>[0]
  /** `CALL:KIND` or `CALL:KIND:TIMES`. */
  fault?: string | string[]
  /** `MS` or `CALL:MS`. */
  delay?: string | number
  now?: string
  words?: 'long'
  /** A language that has texts, whether the operator offers it or not. */
  language?: string
}

export interface PortalFixtures {
  /** Opens a path, with a scenario if one is given, and waits until the portal reacts to input. */
  open: (path: string, beginning?: Beginning) => Promise<void>
  /** Signs a rider in, or without an email out, opens the path, and leaves all else as it is. */
  enterAs: (email: string | undefined, path: string) => Promise<void>
  /** `window.portalMock` of the story's page. */
  mock: PortalMock
}

/**
 * Runs a function in the page and waits for it. If the page navigates meanwhile, it runs again in the new document.
 * `waitForFunction` would bring the whole library of Playwright into each page's own world, beside the one that finds
 * roles and names.
 */
async function waitInPage(page: Page, wait: () => Promise<void>): Promise<void> {
  for (let isDone = false; !isDone;) {
    isDone = await page.evaluate(wait).then(
      () => true,
      (error) => {
        if (!/context was destroyed/.test(String(error))) throw error
        return false
      },
    )
  }
}

/** Runs in the page. */
async function mockIsThere(): Promise<void> {
  while (!('portalMock' in window)) await new Promise(requestAnimationFrame)
}

/** Runs in the page. */
async function portalIsAlive(): Promise<void> {
  const isAlive = () => {
    const shown = document.querySelector('#root > *')
    return 'portalMock' in window && shown && Object.keys(shown).some((key) => key.startsWith('__reactFiber'))
  }
  while (!isAlive()) await new Promise(requestAnimationFrame)
}

/** Waits until React has replaced the document's prerendered content, so that the portal reacts to input. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await waitInPage(page, portalIsAlive)
  // The heading is not found by its role, because a dialog that opens by itself hides the page from the roles.
  await page.locator('h1').filter({ visible: true }).first().waitFor()
}

/** Returns the address at which a story begins. */
export function addressOf(path: string, { scenario, fault = [], delay, now, words, language }: Beginning): string {
  const url = new URL(path, 'http://portal')
  if (scenario) url.searchParams.set('scenario', scenario)
  for (const entry of [fault].flat()) url.searchParams.append('fault', entry)
  if (delay !== undefined) url.searchParams.set('delay', String(delay))
  if (now) url.searchParams.set('now', now)
  if (words) url.searchParams.set('words', words)
  if (language) url.searchParams.set('language', language)
  return url.pathname + url.search + url.hash
}

const methods = [
  'reset',
  'fault',
  'delay',
  'now',
  'words',
  'signIn',
  'language',
  'ride',
  'refund',
  'calls',
  'state',
  'ledger',
  'reports',
] as const

function mockOf(page: Page): PortalMock {
  const forward =
    (method: keyof PortalMock) =>
    async (...args: unknown[]): Promise<unknown> => {
      await waitInPage(page, mockIsThere)
      return page.evaluate(
        async ([name, values]) => {
          const mock = Reflect.get(window, 'portalMock' as string) as Record<
            string,
            (...given: unknown[]) => Promise<unknown>
          >
          return mock[name]?.(...values)
        },
        [method, args] as const,
      )
    }
  return Object.fromEntries(methods.map((method) => [method, forward(method)])) as Record<keyof PortalMock, never>
}

export const portal: Fixtures<PortalFixtures, object, PlaywrightTestArgs & PlaywrightTestOptions> = {
  open: ({ page }, use) =>
    use(async (path, beginning = {}) => {
      await page.goto(addressOf(path, beginning))
      await waitUntilAlive(page)
    }),

  enterAs: ({ page, open, mock }, use) =>
    use(async (email, path) => {
      if (page.url() === 'about:blank') await open('/')
      await mock.signIn(email)
      await open(path)
    }),

  mock: ({ page }, use) => use(mockOf(page)),
}
