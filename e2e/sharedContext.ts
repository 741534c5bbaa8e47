import type {
  BrowserContext,
  Fixtures,
  Page,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
} from '@playwright/test'
import { isWhole } from '../src/testing/chance/sample'
import { typeAsPeople } from './firefox/typing'

interface Shared {
  context: BrowserContext
  /** The empty page in which the next story begins. The storage was emptied through it. */
  next: Page
}

export interface SharingOptions {
  /**
   * Whether the stories of a worker follow each other in one context of the browser, which is emptied between them. A new
   * context has to fetch the portal once more. A story that sets the browser's clock needs a context of its
   * own, because nothing sets the clock back. `npm run deep` and the recording of failed stories give each story its own.
   */
  sharesContext: boolean
}

interface Kept {
  kept: { shared?: Shared }
}

/** The events that stories and fixtures listen to. */
const events = ['console', 'page', 'request', 'requestfailed', 'requestfinished', 'response', 'weberror']

const isRecorded = process.env.STORIES_OUTPUT !== undefined

async function begin(context: BrowserContext): Promise<Shared> {
  const refuse = () => Promise.reject(new Error('The clock needs `test.use({ sharesContext: false })`.'))
  for (const act of ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const) context.clock[act] = refuse
  return { context, next: await context.newPage() }
}

/** Leaves nothing of a story: no page, storage, worker, cookie, permission, route or listener. */
async function empty(shared: Shared, origin: string): Promise<void> {
  const { context } = shared
  const opened = context.pages()
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  for (const event of events) context.removeAllListeners(event)
  shared.next = await context.newPage()
  for (const page of opened) await page.close()
  await context.clearCookies()
  await context.clearPermissions()
  const session = await context.newCDPSession(shared.next)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
}

export const sharedContext: Fixtures<
  SharingOptions,
  Kept,
  PlaywrightTestArgs & PlaywrightTestOptions,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
> = {
  sharesContext: [false, { option: true }],

  kept: [
    async ({}, use) => {
      const kept: Kept['kept'] = {}
      await use(kept)
      await kept.shared?.context.close()
    },
    { scope: 'worker' },
  ],

  context: async ({ browser, browserName, kept, sharesContext, baseURL, locale, viewport }, use, info) => {
    const usual = info.project.use
    const isUsual =
      baseURL === usual.baseURL &&
      locale === usual.locale &&
      JSON.stringify(viewport) === JSON.stringify(usual.viewport)
    if (!sharesContext || !baseURL || !isUsual || isWhole || isRecorded) {
      const context = await browser.newContext()
      if (browserName === 'firefox') await typeAsPeople(context)
      await use(context)
      await context.close()
      return
    }
    kept.shared ??= await begin(await browser.newContext())
    await use(kept.shared.context)
    // Playwright takes a new worker after a failure, and closing takes the pictures.
    if (info.status === info.expectedStatus) await empty(kept.shared, baseURL)
    else await kept.shared.context.close()
  },

  page: ({ context, kept }, use) =>
    kept.shared?.context === context ? use(kept.shared.next) : context.newPage().then(use),
}
