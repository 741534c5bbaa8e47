import type {
  BrowserContext,
  Fixtures,
  Page,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
} from '@playwright/test'
import { isWhole } from '../src/testing/chance/sample'

interface Shared {
  context: BrowserContext
  /** Stays between two stories, so that the browser keeps the process of the origin with its compiled code. */
  between: Page
}

export interface SharingOptions {
  /**
   * Whether the stories of a worker follow each other in one context of the browser, which is emptied between them. A new
   * context has to fetch and compile the portal once more. A story that sets the browser's clock needs a context of its
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

async function openBetween(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage()
  // A document that asks the server for nothing, not even for an icon.
  const nothing = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' }
  await page.route('**/*', (route) => route.fulfill(nothing))
  await page.goto(`${origin}/between-stories`)
  return page
}

async function begin(context: BrowserContext, origin: string): Promise<Shared> {
  const refuse = () => Promise.reject(new Error('The clock needs `test.use({ sharesContext: false })`.'))
  for (const act of ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'] as const) context.clock[act] = refuse
  return { context, between: await openBetween(context, origin) }
}

/** Leaves nothing of a story: no page, storage, worker, cookie, permission, route or listener. */
async function empty(shared: Shared, origin: string): Promise<void> {
  const { context } = shared
  const opened = context.pages()
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  for (const event of events) context.removeAllListeners(event)
  shared.between = await openBetween(context, origin)
  for (const page of opened) await page.close()
  await context.clearCookies()
  await context.clearPermissions()
  const session = await context.newCDPSession(shared.between)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
}

export const sharedContext: Fixtures<
  SharingOptions,
  Kept,
  PlaywrightTestArgs & PlaywrightTestOptions,
  PlaywrightWorkerArgs
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

  context: async ({ browser, kept, sharesContext, baseURL, locale, viewport }, use, info) => {
    const usual = info.project.use
    const isUsual =
      baseURL === usual.baseURL &&
      locale === usual.locale &&
      JSON.stringify(viewport) === JSON.stringify(usual.viewport)
    if (!sharesContext || !baseURL || !isUsual || isWhole || isRecorded) {
      const context = await browser.newContext()
      await use(context)
      await context.close()
      return
    }
    kept.shared ??= await begin(await browser.newContext(), baseURL)
    await use(kept.shared.context)
    // Playwright takes a new worker after a failure, and closing takes the pictures.
    if (info.status === info.expectedStatus) await empty(kept.shared, baseURL)
    else await kept.shared.context.close()
  },

  page: async ({ context, kept }, use) => {
    const page = await context.newPage()
    const { shared } = kept
    // From here on the story's page keeps the process. A page more would be in the pictures of a failed story.
    if (shared?.context === context) page.once('framenavigated', () => void shared.between.close())
    await use(page)
  },
}
