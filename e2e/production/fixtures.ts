import type { Page } from '@playwright/test'
import type { PortalMock } from '../../src/mocks/portalMock'
import { expect, test as base } from '../fixtures'

export interface Options {
  /** The address of the backend that runs as a process. */
  backend: string
}

interface Fixtures {
  /** The tester's calls over HTTP. Every test begins with the backend in its default scenario. */
  tester: Pick<PortalMock, 'reset' | 'fault' | 'calls' | 'state'>
  /** Waits for a site that is still writing its documents (`isLate` in playwright.config.ts). */
  siteIsUp: void
  /** Opens a path and waits until the portal reacts to input. */
  visit: (path: string) => Promise<void>
}

/** Waits until React has replaced the document's prerendered content. */
export async function waitUntilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const shown = document.querySelector('#root > *')
    return Boolean(shown) && Object.keys(shown ?? {}).some((key) => key.startsWith('__reactFiber'))
  })
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

export const test = base.extend<Fixtures & Options>({
  backend: ['', { option: true }],

  siteIsUp: [
    async ({ request }, use) => {
      const isUp = () =>
        request.get('/settings.json').then(
          (answer) => answer.ok(),
          () => false,
        )
      await expect.poll(isUp).toBe(true)
      await use()
    },
    { auto: true },
  ],

  tester: async ({ backend, playwright }, use) => {
    const asking = await playwright.request.newContext({ baseURL: backend })
    const act = async (path: string, data: object) => {
      const answer = await asking.post(`/__tester/${path}`, { data })
      if (!answer.ok()) throw new Error(await answer.text())
    }
    await act('reset', {})
    await use({
      reset: (scenario) => act('reset', { scenario }),
      fault: (call, kind, times) => act('fault', { call, kind, times }),
      calls: async () => (await asking.get('/__tester/calls')).json(),
      state: async () => (await asking.get('/__tester/state')).json(),
    })
    await asking.dispose()
  },

  visit: async ({ page }, use) =>
    use(async (path) => {
      await page.goto(path)
      await waitUntilAlive(page)
    }),
})

export { expect }
