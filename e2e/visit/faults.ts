import { readFileSync, readdirSync } from 'node:fs'
import type { BrowserContext, Page, Request } from '@playwright/test'

type Texts = { [key: string]: string | Texts }

const keysOf = (texts: Texts, before = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key] : keysOf(value, `${before}${key}.`),
  )

const folder = new URL('../../locales/en/', import.meta.url)
/** Every key of a text that a screen would show if it had the key only. Keys of one word are words of English, too. */
const textKeys = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => keysOf(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Texts))
  .filter((key) => key.includes('.'))
  .map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ''))

/** Returns what no screen may show: keys of texts, places that no value filled, and values that are none. */
export async function wrongTexts(page: Page): Promise<string[]> {
  return page.evaluate((keys) => {
    const known = new Set(keys)
    const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder']
    const told = [...document.querySelectorAll('*')].flatMap((element) =>
      attributes.map((name) => element.getAttribute(name) ?? ''),
    )
    const shown = [document.title, ...document.body.innerText.split('\n'), ...told].filter(Boolean)
    const isWrong = (text: string) =>
      /\{\{|\}\}|\$t\(|\[object |\b(undefined|NaN|Invalid Date)\b/.test(text) ||
      text.split(/[\s,;()]+/).some((word) => known.has(word.replace(/^\w+:/, '').replace(/[.:]$/, '')))
    return shown.filter(isWrong).map((text) => `on the screen: ${text}`)
  }, textKeys)
}

/** Everything wrong that a page told while it was watched. */
export interface Watch {
  /** Takes the errors that were told since the last time. */
  errors: () => string[]
  /**
   * Takes the calls that were sent since the last time, each as method, address, language, body, and the page that was
   * open: each page reads what it shows when it opens (decision 76).
   */
  calls: () => string[]
}

const refusedCall = /^Failed to load resource.*\/backend\//

/** Listens to a page for errors, for documents that are loaded again, and for calls of the backend. */
export function watch(context: BrowserContext, page: Page): Watch {
  let told: string[] = []
  let sent: string[] = []
  context.on('console', (message) => {
    const text = `${message.text()} (${message.location().url})`
    if (message.type() === 'error' && !refusedCall.test(text)) told.push(`console: ${text}`)
  })
  // Promises that were rejected without an answer come the same way.
  context.on('weberror', (thrown) => told.push(`uncaught: ${thrown.error().stack ?? thrown.error().message}`))
  page.on('domcontentloaded', () => told.push(`the document was loaded again: ${page.url()}`))
  const note = (request: Request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/backend/'))
      sent.push(
        `${request.method()} ${pathname}${search} ${request.headers()['accept-language']} ${request.postData() ?? ''} at ${page.url()}`,
      )
  }
  page.on('request', note)
  const taken = <Entry>(list: Entry[], empty: () => void) => {
    empty()
    return list
  }
  return { errors: () => taken(told, () => (told = [])), calls: () => taken(sent, () => (sent = [])) }
}

/** At the checkout the cart is read again, and after that its prices are. */
const mayComeTwice = / \/backend\/accounts\/(anonymous\/)?orders\/quote/

/** Calls that read by a body. */
const readsByBody = /\/(search|quote|get_form)\b/
const isWrite = (entry: string) => !entry.startsWith('GET ') && !readsByBody.test(entry)

/**
 * Returns the calls that were sent more than once without a cause, each with how often. What is read again after a write
 * has a cause: an order is paid, and the methods that pay it are read again.
 */
export function repeated(list: readonly string[]): string[] {
  const counts = new Map<string, number>()
  const most = new Map<string, number>()
  for (const entry of list) {
    if (isWrite(entry)) for (const read of [...counts.keys()].filter((other) => !isWrite(other))) counts.delete(read)
    const count = (counts.get(entry) ?? 0) + 1
    counts.set(entry, count)
    most.set(entry, Math.max(count, most.get(entry) ?? 0))
  }
  return [...most]
    .filter(([entry, count]) => count > (mayComeTwice.test(entry) ? 2 : 1))
    .map(([entry, count]) => `${count} × ${entry}`)
}
