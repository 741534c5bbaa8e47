import type { Page, Request } from '@playwright/test'
import { expect } from './fixtures'

/** Requests whose bodies may contain a secret. */
const belongs =
  /\/(users\/login|users\/password|users\/me|wallet\/payout|orders|anonymous\/orders|anonymous\/card_session|faremedia\/link)$/

/** Records all requests and console messages from now on. */
export function listen(page: Page) {
  const heard: string[] = []
  const note = (request: Request) => {
    const body = belongs.test(new URL(request.url()).pathname) ? '' : (request.postData() ?? '')
    heard.push(`${request.url()} ${JSON.stringify(request.headers())} ${body}`)
  }
  page.context().on('request', note)
  page.on('console', (message) => heard.push(message.text()))
  page.on('framenavigated', (frame) => heard.push(frame.url()))
  return heard
}

/** Returns everything that the browser stores of this site, except the mock backend's own database. */
export async function kept(page: Page): Promise<string> {
  const inPage = await page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name).filter((name) => name !== 'portal-mock')
    const inputs = [...document.querySelectorAll('input')].map(({ value }) => value)
    const found = [localStorage, sessionStorage, history.state, location.href, document.cookie, document.title]
    const resources = performance.getEntriesByType('resource').map(({ name }) => name)
    return JSON.stringify([...found, databases, await caches.keys(), inputs, resources, document.body.innerText])
  })
  return inPage + JSON.stringify(await page.context().storageState())
}

export async function expectNoneOf(page: Page, heard: string[], values: Record<string, string>): Promise<void> {
  const all = [await kept(page), ...heard]
  for (const [name, value] of Object.entries(values)) {
    const written = [value, encodeURIComponent(value)]
    const where = all.flatMap((text) =>
      written
        .filter((way) => text.includes(way))
        .map((way) => text.slice(Math.max(0, text.indexOf(way) - 200)).slice(0, 300)),
    )
    expect(where, `${name} is nowhere`).toEqual([])
  }
}
