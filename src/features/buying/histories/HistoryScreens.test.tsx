// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import texts from '../../../../locales/en/histories.json'
import listTexts from '../../../../locales/en/lists.json'
import type { Pass } from '../../../api/contract/cards/passes'
import type { Transaction } from '../../../api/contract/buying/orders'
import * as files from '../../../shared/csv/saveFile'
import { readCsv } from '../../../testing/readCsv'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { testBackend } from '../../../testing/portal'
import type { ScenarioName } from '../../../mocks/scenarios/recipes'
import { routePaths } from '../../../shared/paths'
import { PassState } from '../../cards/fareMedia/onDemand'
import { LineTypeMark } from '../orders/onDemand'
import { OrderHistoryScreen } from './OrderHistoryScreen'
import { PassDetails } from './passes/PassDetails'
import { PassHistoryScreen } from './PassHistoryScreen'
import { TransactionDetails } from './entries/TransactionDetails'

beforeEach(() => void vi.spyOn(files, 'saveFile').mockReturnValue())

function Here() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

async function open(at: string, scenario: ScenarioName = 'longHistory') {
  testBackend(scenario)
  return renderInPortal(
    <>
      <Here />
      <Routes>
        <Route path={routePaths.accountOrders} element={<OrderHistoryScreen />} />
        <Route path={routePaths.accountPassHistory} element={<PassHistoryScreen />} />
      </Routes>
    </>,
    { at },
  )
}
const address = () => screen.getAllByRole('status').find(({ tagName }) => tagName === 'OUTPUT')?.textContent
const rows = async () => (await screen.findAllByRole('link', { name: /(SP|T)-\d/ })).length

describe('@NAV-08 the page of an address', () => {
  test.each([
    ['/account/orders', '/account/orders/1'],
    ['/account/orders/0', '/account/orders/1'],
    ['/account/orders/-3?tab=transactions', '/account/orders/1?tab=transactions'],
    ['/account/orders/abc?from=2026-01-01', '/account/orders/1?from=2026-01-01'],
    ['/account/orders/1e3', '/account/orders/1'],
    ['/account/passhistory', '/account/passhistory/1'],
    ['/account/passhistory/2.5', '/account/passhistory/1'],
  ])('%s goes to %s', async (given, end) => {
    await open(given, 'newRider')
    await waitFor(() => expect(address()).toBe(end))
  })

  test('beyond the end is the last page', async () => {
    await open('/account/orders/99999')
    expect(await screen.findByRole('link', { name: / SP-100002$/ })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Page 40' })).toHaveAttribute('aria-current', 'page')
  })
})

test('@ACC-07 @NAV-09 a pressed tab keeps the focus', async () => {
  const { user } = await open('/account/orders', 'newRider')
  const tab = (name: string) => screen.findByRole('tab', { name })
  await user.click(await tab(texts.tab.transactions))
  await waitFor(async () => expect(await tab(texts.tab.transactions)).toHaveFocus())
  await user.keyboard('{ArrowRight}{Enter}')
  await waitFor(async () => expect(await tab(texts.tab.passes)).toHaveAttribute('aria-selected', 'true'))
  expect(address()).toBe('/account/passhistory/1')
})

test.each(['Orders', 'Transactions'])('@ACC-07 links of %s begin with what was bought', async (tab) => {
  await open(`/account/orders/1?tab=${tab.toLowerCase()}`)
  const links = await screen.findAllByRole('link', { name: / (SP|T)-[\w-]+$/ })
  for (const link of links) expect(link).not.toHaveTextContent(/^(SP|T)-/)
  expect(screen.getByRole('heading', { level: 1, name: tab === 'Orders' ? 'Order history' : tab })).toBeVisible()
})

test('@ACC-07 @ACC-08 the passes of the order history are the pass history', async () => {
  await open('/account/orders/2/pass-1?tab=passes&status=active')
  await waitFor(() => expect(address()).toBe('/account/passhistory/2/pass-1?status=active'))
})

test('@ACC-17 a filter that finds nothing says so, and is cleared', async () => {
  const { user } = await open('/account/orders/1?from=2030-01-01&type=cash')
  expect(await screen.findByText(listTexts.empty.filtered)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear filter' }))
  expect(await rows()).toBe(25)
  expect(address()).toBe('/account/orders/1')
  await waitFor(() => expect(screen.getByLabelText('From')).toHaveFocus())
})

test('@ACC-17 the file has all pages of the filter, and its amounts are the sum that shows', async () => {
  const { user } = await open('/account/orders/1?from=2026-06-01&to=2026-10-31')
  const shown = (await screen.findByText('Total paid after refunds:')).textContent
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }))
  await waitFor(() => expect(files.saveFile).toHaveBeenCalledOnce())
  const [head, ...records] = readCsv(vi.mocked(files.saveFile).mock.calls[0]?.[1] ?? '')
  expect(head?.at(-1)).toBe('Amount')
  expect(records.length).toBeGreaterThan(25)
  const cents = records.reduce((sum, record) => sum + Math.round(Number(record.at(-1)) * 100), 0)
  expect(shown?.replace(/[^\d]/g, '')).toBe(String(cents))
})

test('@ACC-07 an opened order leads back to its row', async () => {
  const { user } = await open('/account/orders/2?type=refund')
  const link = (await screen.findAllByRole('link', { name: / SP-\d+$/ }))[3] as HTMLElement
  await user.click(link)
  expect(await screen.findByRole('button', { name: 'Email receipt' })).toBeVisible()
  expect(address()).toBe(`/account/orders/2/${link.id.replace('entry-', '')}?type=refund`)
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
    'href',
    `/account/orders/2?type=refund#${link.id}`,
  )
})

test('@ACC-07 the list is not built again for the way back from an order', async () => {
  const { user } = await open('/account/orders/2')
  const name = (await screen.findAllByText(/^SP-\d+$/))[3]?.textContent ?? ''
  const row = async () => (await screen.findByText(name)).closest('li') as HTMLElement
  const before = await row()
  await user.click(within(before).getByRole('link'))
  expect(await screen.findByRole('button', { name: 'Email receipt' })).toBeVisible()
  expect(before).not.toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Back to the list' }))
  expect(await row()).toBe(before)
})

test('@ACC-17 the fields of the filter follow the address, and keep the focus', async () => {
  const { user } = await open('/account/orders/1?type=refund')
  await rows()
  const type = screen.getByLabelText('Type')
  const show = screen.getByRole('button', { name: 'Show' })
  expect(type).toHaveValue('refund')
  await user.selectOptions(type, 'cash')
  await user.click(show)
  expect(address()).toBe('/account/orders/1?type=cash')
  expect(show).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Clear filter' }))
  await waitFor(() => expect(screen.getByLabelText('From')).toHaveFocus())
  expect(type).toHaveValue('')
})

test('@ACC-07 the link to a transaction never breaks: it is read by its number, on whatever page it is by now', async () => {
  await open('/account/orders/3?tab=transactions')
  const { id } = (await screen.findAllByRole('link', { name: / T-[\w-]+$/ }))[4] as HTMLElement
  cleanup()
  await open(`/account/orders/1/${id.replace('entry-', '')}?tab=transactions`)
  expect(await screen.findByText('Items purchased')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
    'href',
    `/account/orders/1?tab=transactions#${id}`,
  )
})

test('@ACC-07 a transaction that is nowhere: the page says so', async () => {
  await open('/account/orders/1/no-such?tab=transactions')
  expect(await screen.findByText(texts.transaction.notFound)).toBeVisible()
})

test('@ACC-08 a pass that is not the rider’s: "Pass details not found."', async () => {
  await open('/account/passhistory/1/pass-3')
  expect(await screen.findByText('Pass details not found.')).toBeVisible()
})

describe('@ACC-07 @ACC-08 every field of specification 3 shows', () => {
  const termsOf = () => screen.getAllByRole('term').map(({ textContent }) => textContent)

  test('of a pass', async () => {
    const pass: Pass = { pass_id: 'pass-9', name: 'Day Pass', status: 'Wilted', location: 'Locker 7' }
    await renderInPortal(<PassDetails pass={pass} />)
    expect(termsOf()).toEqual([
      'Rides left',
      'Stored',
      'Good through',
      'Description',
      'Price',
      'Bought',
      'First used',
      'Rides used',
      'Total rides',
      'Rider type',
      'Renews automatically',
      'Serial number',
      'Order number',
    ])
    // What nobody knows yet shows as it came.
    expect(screen.getByText('Locker 7')).toBeVisible()
  })

  test('of its status, behind the title', async () => {
    await open('/account/passhistory/1/pass-past-4')
    expect(await screen.findByRole('heading', { level: 1, name: 'Adult 7-Day Pass Spoiled' })).toBeVisible()
  })

  test('of a transaction', async () => {
    const transaction: Transaction = {
      transaction_id: 't-1',
      transaction_number: 'T-1',
      date: '2026-11-02T13:20:00Z',
      type: 'Chargeback',
      amount: -500,
      payment: 'Visa •••• 1111',
      card_number: '4444',
      order_id: 'order-1',
      order_number: 'SP-1',
      items_purchased: [{ name: 'Day Pass', quantity: 2 }],
    }
    await renderInPortal(<TransactionDetails transaction={transaction} />)
    expect(termsOf()).toEqual([
      'Transaction number',
      'Date',
      'Type',
      'Amount',
      'Payment method',
      'Fare card number',
      'Items purchased',
      'Order number',
    ])
    expect(screen.getByText('Chargeback')).toBeVisible()
    expect(screen.getByText('−$5.00')).toBeVisible()
  })

  test('of a line type and a status, by word and picture', async () => {
    const { container } = await renderInPortal(
      <>
        {['sale', 'Refund', 'UNPAID', 'cash', 'barter'].map((type) => (
          <p key={type}>
            <LineTypeMark type={type} />
          </p>
        ))}
        <PassState pass={{ status: 'SPOILED' }} />
      </>,
    )
    expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'Purchase',
      'Refund',
      'Not paid',
      'Cash',
      'barter',
    ])
    const pictures = [...container.querySelectorAll('p path')].map((path) => path.getAttribute('d'))
    expect(new Set(pictures).size).toBe(4)
    expect(within(container).getByText('Spoiled')).toBeVisible()
  })
})
