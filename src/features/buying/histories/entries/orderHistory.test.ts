// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { loadTexts, startTexts } from '../../../../i18n/texts'
import * as files from '../../../../shared/csv/saveFile'
import { moneyMoved } from '../../../../shared/payments/moneyMoved'
import { testBackend, testPortal } from '../../../../testing/portal'
import { languageChanged } from '../../../identity/settings'
import { orderHistory, shownTransaction, transactionHistory } from './orderHistory'

beforeEach(() => void vi.spyOn(files, 'saveFile').mockReturnValue())

const lists = [
  { call: 'listOrders', list: orderHistory, key: 'order_id', file: 'orders' },
  { call: 'listTransactions', list: transactionHistory, key: 'transaction_id', file: 'transactions' },
] as const

const filter = { from: '2026-01-01', to: '2026-10-31', card: 'card-phone', type: 'sale' }

function openHistories() {
  const backend = testBackend('longHistory')
  const portal = testPortal()
  /** The queries with which a call was sent. */
  const asked = async (name: string) =>
    (await backend.calls())
      .filter((sent) => sent.name === name)
      .map(({ path }) => Object.fromEntries(new URL(path, 'http://backend').searchParams))
  return { ...portal, asked, dispatch: portal.store.dispatch }
}

test.each(lists)('@ACC-07 $call is sent with the page and the filter, and its sum is told', async (row) => {
  const { dispatch, until, asked } = openHistories()
  dispatch(row.list.pages.requested({ page: 2, filter }))
  const state = await until((now) => row.list.pages.select(now).status === 'loaded')
  expect(row.list.pages.select(state)).toMatchObject({ value: { page: 2, sum: expect.any(Number) } })
  expect(await asked(row.call)).toEqual([{ ...filter, page: '2' }])
})

test.each(lists)('@LANG-01 @ACC-07 $call is sent again in another language', async ({ call, list }) => {
  const { dispatch, until, asked } = openHistories()
  dispatch(list.pages.requested({ page: 1, filter: {} }))
  await until((now) => list.pages.select(now).status === 'loaded')
  dispatch(languageChanged('fr'))
  await vi.waitFor(async () => expect(await asked(call)).toHaveLength(2))
})

test.each(lists)('@ACC-17 the file and the whole of $call have each entry once', async ({ list, key, file }) => {
  await startTexts('en')
  await loadTexts(['histories', 'orders', 'payment', 'fareMedia'])
  const { dispatch, until } = openHistories()
  const month = { from: '2026-05-01', to: '2026-07-31' }
  dispatch(list.whole.requested(month))
  const state = await until((now) => list.whole.select(now).status === 'loaded')
  const whole = list.whole.select(state) as { value: Record<string, unknown>[] }
  expect(whole.value.length).toBeGreaterThan(25)
  expect(new Set(whole.value.map((entry) => entry[key])).size).toBe(whole.value.length)
  dispatch(list.csv.asked({ filter: month, language: 'en', timeZone: 'America/Halifax' }))
  await until((now) => list.csv.select(now).status === 'done')
  expect(files.saveFile).toHaveBeenCalledExactlyOnceWith(`${file}-2026-05-01-to-2026-07-31.csv`, expect.any(String))
  const [, text = ''] = vi.mocked(files.saveFile).mock.calls[0] ?? []
  expect(text.trimEnd().split('\r\n')).toHaveLength(whole.value.length + 1)
})

test('@ACC-07 one transaction is read by its id, again after money has moved or in another language, and leaves with its page', async () => {
  const { dispatch, until, asked } = openHistories()
  dispatch(transactionHistory.pages.requested({ page: 1, filter: {} }))
  const listed = await until((now) => transactionHistory.pages.select(now).status === 'loaded')
  const [first] = (transactionHistory.pages.select(listed) as { value: { items: { transaction_id: string }[] } }).value
    .items
  dispatch(shownTransaction.requested(first?.transaction_id ?? ''))
  const state = await until((now) => shownTransaction.select(now).status === 'loaded')
  expect(shownTransaction.select(state)).toMatchObject({ value: { transaction_id: first?.transaction_id } })
  dispatch(languageChanged('fr'))
  await vi.waitFor(async () => expect(await asked('getTransaction')).toHaveLength(2))
  dispatch(moneyMoved())
  await vi.waitFor(async () => expect(await asked('getTransaction')).toHaveLength(3))
  expect(shownTransaction.leavesWithPage).toBe(true)
})
