import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test as base, waitUntilAlive } from './fixtures'

interface Fixtures {
  /** A site of its own: `next` releases another build, `back` goes back to the one before. */
  site: { address: string; act: (act: 'next' | 'back') => Promise<void> }
}

const script = fileURLToPath(new URL('./releasedSite.mjs', import.meta.url))

const test = base.extend<Fixtures>({
  site: async ({}, use) => {
    const process = spawn(globalThis.process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
    const lines = createInterface({ input: process.stdout })[Symbol.asyncIterator]()
    const said = async () => {
      const { value, done } = await lines.next()
      if (done) throw new Error('The site ended')
      return value
    }
    try {
      await use({
        address: await said(),
        async act(act) {
          process.stdin.write(`${act}\n`)
          expect(await said()).toBe('done')
        },
      })
    } finally {
      process.kill()
    }
  },
})

/** Opens a tab, which notes the scripts that it loads and whether its document was loaded again. */
async function openTab(context: BrowserContext, address: string) {
  const page = await context.newPage()
  const scripts: string[] = []
  const documents: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/assets/')) scripts.push(`${response.status()} ${pathname}`)
    if (response.request().isNavigationRequest()) documents.push(pathname)
  })
  await page.goto(address)
  await waitUntilAlive(page)
  return { page, scripts, documents }
}

/** Opens a dialog whose scripts no tab loads before, and closes it. */
async function openPrivacyChoices(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Privacy choices' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
}

test('@OPS-06 an open tab goes on with the scripts of its release, after the next release and after going back @deep', async ({
  context,
  site,
}) => {
  await context.route('**/backend/**', (route) => route.fulfill({ json: { errors: [], data: null } }))
  const old = await openTab(context, site.address)
  await site.act('next')
  const fresh = await openTab(context, site.address)
  expect(fresh.scripts.some((script) => /entry-[\w-]+x\.js$/.test(script))).toBe(true)
  await openPrivacyChoices(old.page)
  expect(old.scripts.filter((script) => /PrivacyDialog-[\w-]{8}\.js$/.test(script))).toHaveLength(1)

  await site.act('back')
  await openPrivacyChoices(fresh.page)
  expect(fresh.scripts.filter((script) => /PrivacyDialog-[\w-]{8}x\.js$/.test(script))).toHaveLength(1)
  await old.page.getByRole('link', { name: 'Find an order' }).click()
  await expect(old.page.getByRole('heading', { level: 1, name: 'Find your order' })).toBeVisible()
  for (const { scripts, documents } of [old, fresh]) {
    expect(scripts.filter((script) => !script.startsWith('200'))).toEqual([])
    expect(documents).toEqual(['/'])
  }
})
