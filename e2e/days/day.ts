import type { Page } from '@playwright/test'
import type { PortalMock } from '../../src/mocks/portalMock'
import { isWhole } from '../../src/testing/chance/sample'
import type { Beginning } from '../fixtures'
import { expect, test, waitUntilAlive } from '../fixtures'
import { bookOf } from './book'
import type { Book } from './book'

export interface Day {
  page: Page
  mock: PortalMock
  open: (path: string, beginning?: Beginning) => Promise<void>
  /** Expects what the last step has written in the ledger, an entry a line, in any order. */
  expectBook: (...lines: string[]) => Promise<void>
  /** The clock is moved, and a page is opened at that time. */
  on: (instant: string, path: string) => Promise<void>
  /** The ledger as it is read without an expectation. */
  book: Book
}

/** The days that `npm test` plays; `npm run deep` plays all of them. */
const sample = ['@parent']

/** One story over several rooms and days. It begins in a situation, whose past is in the book already. */
export function day(title: string, [path, beginning]: [string, Beginning], story: (day: Day) => Promise<void>): void {
  if (!isWhole && !sample.some((tag) => title.includes(tag))) return
  test(`@TEST-06 ${title}`, async ({ page, mock, open }) => {
    await open(path, beginning)
    const book = bookOf(mock)
    await book.news()
    await story({
      page,
      mock,
      open,
      book,
      expectBook: async (...lines) => expect((await book.news()).sort()).toEqual(lines.sort()),
      on: async (instant, to) => {
        await mock.now(instant)
        await page.goto(to)
        await waitUntilAlive(page)
      },
    })
  })
}

/** Chooses another language in the header, by its own name. */
export async function speak(page: Page, from: string, to: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`${from}$`) })
    .click()
  await page.getByRole('menuitemradio', { name: to, exact: true }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: new RegExp(`${to}$`) })).toBeVisible()
}

/** Presses "Sign out" in the account's menu. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
}
