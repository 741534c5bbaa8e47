// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import orderTexts from '../../../../locales/en/orders.json'
import { setClock } from '../../../shared/clock'
import * as files from '../../../shared/csv/saveFile'
import { formatMoney } from '../../../shared/locales/money'
import { routePaths } from '../../../shared/paths'
import { readCsv } from '../../../testing/readCsv'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { testBackend } from '../../../testing/portal'
import type { ScenarioName } from '../../../mocks/scenarios/recipes'
import { line, riderToken as token, send } from '../../../mocks/callsInTests'
import { userChanged } from '../../identity/session'
import { OrderHistoryScreen } from './OrderHistoryScreen'
import { PassHistoryScreen } from './PassHistoryScreen'

beforeEach(() => void vi.spyOn(files, 'saveFile').mockReturnValue())

const rider = { uuid: 'u', first_name: 'Jordan', last_name: 'MacLeod', email: 'rider@example.com' }

async function open(
  at: string,
  scenario: ScenarioName = 'longHistory',
  before?: (backend: ReturnType<typeof testBackend>) => Promise<unknown>,
) {
  const backend = testBackend(scenario)
  await before?.(backend)
  setClock(() => Date.parse('2026-11-23T12:00:00Z'))
  const shown = await renderInPortal(
    <Routes>
      <Route path={routePaths.accountOrders} element={<OrderHistoryScreen />} />
      <Route path={routePaths.accountPassHistory} element={<PassHistoryScreen />} />
    </Routes>,
    {
      at,
      settings: (settings) => {
        settings.operator.contact = { address: '1 Wharf Square, Sableport' }
        settings.operator.taxNumber = 'GST/HST 10000 0000 RT0001'
      },
    },
  )
  act(() => void shown.store.dispatch(userChanged(rider)))
  return shown
}
const valueOf = (term: string) =>
  [...(screen.getByText(term, { selector: 'dt' }).parentElement?.querySelectorAll('dd') ?? [])].map(
    ({ textContent }) => textContent,
  )

async function download() {
  const button = await screen.findByRole('button', { name: 'Download as CSV' })
  act(() => button.click())
  await waitFor(() => expect(files.saveFile).toHaveBeenCalledOnce())
  const [name = '', text = ''] = vi.mocked(files.saveFile).mock.calls[0] ?? []
  const [head = [], ...records] = readCsv(text)
  return { name, of: (header: string) => records.map((record) => record[head.indexOf(header)]) }
}

test('@ACC-07 @LANG-02 counts are grouped as the language writes them', async () => {
  await open('/account/orders/1')
  expect(await screen.findByText('1,000 orders')).toBeVisible()
})

const standings = { 'Adult Monthly Pass': 'Yes', 'Adult 10-Ride Ticket': 'Paused', 'Adult 7-Day Pass': 'Failed' }

test('@ACC-08 @FM-14 a file of passes says of each renewal how it stands', async () => {
  await open('/account/passhistory/1?status=active', 'riderWithRenewals')
  const { of } = await download()
  const told = of('Pass').map((name, at) => [name, of('Renews automatically')[at]])
  expect(Object.fromEntries(told)).toEqual(standings)
})

test('@ACC-08 @FM-14 a pass says that its renewal is paused', async () => {
  await open('/account/passhistory/1/pass-ten', 'riderWithRenewals')
  await screen.findAllByText('Paused')
  expect(valueOf('Renews automatically')).toEqual(['Paused'])
})

test('@ACC-17 a list on paper names its rider, its filter and the day, and adds up', async () => {
  await open('/account/orders/1?view=print&from=2026-06-01&to=2026-06-30&type=refund')
  expect(await screen.findByText('Total paid after refunds:')).toBeVisible()
  expect(valueOf('For')).toEqual(['Jordan MacLeod', 'rider@example.com'])
  expect(valueOf('From')).toEqual(['06/01/26'])
  expect(valueOf('To')).toEqual(['06/30/26'])
  expect(valueOf('Type')).toEqual(['Refund'])
  expect(valueOf('Created on')).toEqual(['11/23/26'])
})

test.each(['/account/orders/1?view=print', '/account/orders/1?view=statement&year=2026'])(
  '@ACC-17 @ACC-22 paper names the rider as another device has named them: %s',
  async (at) => {
    const named = (backend: ReturnType<typeof testBackend>) =>
      backend.change(({ users }) => void (users.find(({ uuid }) => uuid === 'user-rider')!.first_name = 'Robin'))
    await open(at, 'riderWithFullReceipts', named)
    expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible()
    await waitFor(() => expect(valueOf('For')).toEqual(['Robin MacLeod', 'rider@example.com']))
  },
)

/** Pays $10.50 out of the wallet. */
async function buyFromWallet() {
  const { data } = await send('quoteOrder', { token, body: { lines: [line('bus-adult-day')] } })
  const payments = [{ amount: data.total, method_id: 'pay-wallet' }]
  const body = { quote_id: data.quote_id, contact: { email: rider.email }, payments }
  expect((await send('placeOrder', { token, key: 'bought', body })).status).toBe(200)
}

test('@ACC-17 list, paper and file of transactions count the money of the wallet once, as the statement does', async () => {
  const sums: string[] = []
  for (const view of ['', '&view=print']) {
    const { unmount } = await open(`/account/orders/1?tab=transactions${view}`, 'riderSignedIn', buyFromWallet)
    sums.push((await screen.findByText('Total paid after refunds:')).textContent)
    if (view === '') {
      const { of } = await download()
      const cents = (header: string) => of(header).map((text) => Math.round(Number(text || 0) * 100))
      const inAll = (list: number[]) => list.reduce((all, one) => all + one, 0)
      expect(inAll(cents('From the wallet'))).toBe(1050)
      sums.push(`Total paid after refunds: ${formatMoney(inAll(cents('Amount')) - 1050, 'en')}`)
    }
    unmount()
  }
  expect(new Set(sums).size).toBe(1)
})

test('@ACC-17 passes on paper without a filter say so, how many they are, and what they cost', async () => {
  await open('/account/passhistory/1?view=print')
  expect(await screen.findByText(/^\d+ passes$/)).toBeVisible()
  expect(valueOf('Filter')).toEqual(['All'])
  expect(screen.getByText('Total:')).toBeVisible()
})

test('@ACC-17 the file of a filter is named by its days', async () => {
  await open('/account/orders/1?from=2026-06-01&to=2026-06-30')
  expect((await download()).name).toBe('orders-2026-06-01-to-2026-06-30.csv')
})

test('@ACC-17 the file of passes has the words of the page', async () => {
  await open('/account/passhistory/1', 'riderWithEveryPass')
  const { of } = await download()
  expect(of('Stored')).toContain('In the cloud')
  expect(of('Stored')).not.toContain('cloud')
  expect(of('Rides left')).toContain('Unlimited rides')
})

test('@ACC-17 a statement names the seller with address and number, the rider and the day; unpaid orders stand apart', async () => {
  await open('/account/orders/1?view=statement&year=2026')
  expect(await screen.findByRole('region', { name: orderTexts.status.unpaid })).toBeVisible()
  expect(valueOf('From')).toEqual([
    'Sableport Regional Transit Authority',
    '1 Wharf Square, Sableport',
    'GST/HST 10000 0000 RT0001',
  ])
  expect(valueOf('For')).toEqual(['Jordan MacLeod', 'rider@example.com'])
  expect(valueOf('Created on')).toEqual(['11/23/26'])
  expect(screen.getByRole('region', { name: 'Transactions' })).not.toHaveTextContent('Not paid')
  expect(screen.getByRole('region', { name: orderTexts.status.unpaid })).toHaveTextContent('To pay:')
  const receipts = within(screen.getByRole('region', { name: 'Receipts' }))
  expect(receipts.getAllByRole('article', { hidden: true })).toHaveLength(145)
  expect(receipts.getByRole('article', { name: 'Order SP-100998', hidden: true })).toHaveTextContent(
    /2 × Adult Single Ride.*1 × Youth Single Ride.*Total\$9\.25.*Payment method: Visa/,
  )
  expect(receipts.queryByRole('article', { name: 'Order SP-101000', hidden: true })).toBeNull()
  const [count, , , net] = within(screen.getByRole('row', { name: /^Total/ })).getAllByRole('cell')
  const { name, of } = await download()
  expect(name).toBe('statement-2026.csv')
  expect(of('Transaction number')).toHaveLength(Number(count?.textContent))
  const sum = of('Amount').reduce((all, amount) => all + Math.round(Number(amount) * 100), 0)
  expect([count?.textContent, net?.textContent]).toEqual(['153', formatMoney(sum, 'en')])
})

test('@ACC-17 an order that was paid in the year after it was placed has its receipt in that year, with the day', async () => {
  const payLater = (backend: ReturnType<typeof testBackend>) =>
    backend.change(({ orders }) => {
      const order = orders.find(({ order_number }) => order_number === 'SP-100998')
      if (order) Object.assign(order, { date: '2025-12-30T12:00:00Z', paid_at: '2026-01-02T12:00:00Z' })
    })
  await open('/account/orders/1?view=statement&year=2026', 'longHistory', payLater)
  const receipts = within(await screen.findByRole('region', { name: 'Receipts' }))
  expect(receipts.getByRole('article', { name: 'Order SP-100998', hidden: true })).toHaveTextContent(
    /12\/30\/25.*Paid on 01\/02\/26/,
  )
})

test('@ACC-17 the statement of a year without payments says so in words', async () => {
  await open('/account/orders/1?view=statement&year=2010')
  expect(await screen.findByText('You paid nothing in 2010.')).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Download as CSV' })).toBeNull()
})
