import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { ReportsBody } from '../src/api/reports/report'
import { expect } from './fixtures'

/** The operator's endpoint of stories about what leaves for it. */
export const endpoint = '/reports'

const built = new Set(readdirSync(new URL(`../${process.env.STORIES_FOLDER ?? 'dist-mock'}/assets`, import.meta.url)))

/** Collects what leaves for the operator's endpoint, as it stands in the requests. */
export function listenToReports(page: Page) {
  const bodies: string[] = []
  const headers: Promise<Record<string, string>>[] = []
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname !== endpoint) return
    bodies.push(request.postData() ?? '')
    headers.push(request.allHeaders())
  })
  return {
    bodies: () => bodies.filter(Boolean).map((body) => JSON.parse(body) as ReportsBody),
    async expectAnonymous() {
      for (const { referer, cookie, authorization } of await Promise.all(headers))
        expect([referer, cookie, authorization].filter(Boolean)).toEqual([])
    },
  }
}

/** The ways in which a value could be written into a report. */
const spellings = (value: string): string[] => {
  const digits = value.replace(/\D/g, '')
  const ways = [value, value.replaceAll(' ', ''), encodeURIComponent(value), ...value.split(/[\s@]+/)]
  return [...ways, ...(digits.length >= 5 ? [digits] : [])]
    .map((way) => way.toLowerCase())
    .filter((way) => way.length > 4)
}

/** Every text of a report, but the names of built files: those are compared to the build. */
function textsOf(told: object): string[] {
  const files: string[] = []
  const texts: string[] = []
  const read = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) return Object.values(value).forEach(read)
    if (typeof value !== 'string') return
    const [, file] = /^assets\/([\w.-]+?)(?::\d+:\d+)?$/.exec(value) ?? []
    if (file) files.push(file)
    else texts.push(value)
  }
  read(told)
  expect(files.filter((file) => !built.has(file))).toEqual([])
  return texts
}

/**
 * From now on a part of the browser throws, with all that the page knows in the message: the ids, which workers make, or
 * the numbers, which screens show.
 */
export const sabotage = (page: Page, what: 'ids' | 'numbers') =>
  page.evaluate((part) => {
    const secrets = () => [location.href, document.body.innerText, JSON.stringify({ ...localStorage })].join(' ')
    if (part === 'ids') {
      crypto.randomUUID = () => {
        throw new TypeError(`No id: ${secrets()}`)
      }
      return
    }
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get() {
        const thrown = new RangeError(`No number: ${secrets()}`)
        thrown.name = secrets()
        throw thrown
      },
    })
  }, what)

/**
 * Leaves the page, as far as it knows. The mock's worker cannot answer a page that is gone, so what is sent then must
 * arrive before the next page opens.
 */
export const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

/** Expects that no report holds any of these values, in any spelling, nor an address beyond the name of its site. */
export function expectNothingOf(values: string[], told: object[]): void {
  expect(values.filter((value) => value.length < 5)).toEqual([])
  const texts = told.flatMap(textsOf).map((text) => text.toLowerCase())
  for (const value of values)
    for (const way of spellings(value))
      expect(
        texts.filter((text) => text.includes(way)),
        `${value} was told`,
      ).toEqual([])
  expect(texts.filter((text) => /:\/\/[^/]*[/?#]|[?&][\w-]+=|%[0-9a-f]{2}/.test(text))).toEqual([])
}
