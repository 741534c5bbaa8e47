// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import * as files from '../../../shared/csv/saveFile'
import { activityOf } from '../../../mocks/histories/cardActivity'
import { createMockBackend } from '../../../mocks/node'
import type { ScenarioName } from '../../../mocks/scenarios/recipes'
import { readCsv } from '../../../testing/readCsv'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { HistoryTab } from './HistoryTab'

beforeEach(() => void vi.spyOn(files, 'saveFile').mockReturnValue())

const card = (faremedia_id: string, type: string): FareMedium => ({
  faremedia_id,
  type,
  passes: [],
  passesDropped: 0,
  balances: null,
})
async function show(scenario: ScenarioName, shown: FareMedium, at = '/faremedia/x?tab=history') {
  const { server, store, api } = createMockBackend(scenario)
  await store.run(({ ledger }) => {
    for (const { notes } of ledger) if (notes) notes.description = { en: '=1+1', fr: '=1+1' }
  })
  server.listen({ onUnhandledRequest: 'error' })
  onTestFinished(() => server.close())
  await renderInPortal(<HistoryTab card={shown} />, { at })
  return activityOf(await api.state(), shown.faremedia_id).length
}
const file = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /CSV/ }))
  await waitFor(() => expect(files.saveFile).toHaveBeenCalledOnce())
  const [name = '', text = ''] = vi.mocked(files.saveFile).mock.calls[0] ?? []
  const [head, ...records] = readCsv(text)
  return { name, head, records }
}

test('@FM-10 @ACC-17 the file of a card holds all its pages, and nothing in it calculates', async () => {
  const count = await show('riderSignedIn', card('card-plastic', 'physical'))
  const { name, head, records } = await file()
  expect(name).toMatch(/^card-history-\d{4}-\d\d-\d\d\.csv$/)
  expect(head?.slice(-2)).toEqual(['Amount', 'Balance after'])
  expect(records).toHaveLength(count)
  expect(records.length).toBeGreaterThan(25)
  expect(records.flat()).toContain("'=1+1")
})

test('@FM-10 @ACC-17 on paper all entries of the days stand on one page, with a way back to the list', async () => {
  await show('riderSignedIn', card('card-plastic', 'physical'), '/faremedia/x?tab=history&view=print')
  expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible()
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(26)
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/faremedia/x?tab=history')
})

test.each([
  ['changes of a card', 'riderSignedIn', card('card-plastic', 'physical'), /Total:\s*[+−]\$\d/],
  ['fares of a bank card', 'tappedBankCard', card('card-bank', 'bank card'), /Total:\s*\$\d/],
] as const)('@ACC-17 the sum of the paper says the sign of %s', async (_, scenario, shown, sum) => {
  await show(scenario, shown, '/faremedia/x?tab=history&view=print')
  expect((await screen.findAllByText(/^Total:/)).at(-1)).toHaveTextContent(sum)
})

test('@ACC-17 the taps of a bank card are a file, too', async () => {
  await show('tappedBankCard', card('card-bank', 'bank card'))
  const { name, head, records } = await file()
  expect(name).toMatch(/^taps-/)
  expect(head?.[1]).toBe('Travel day')
  expect(records.length).toBeGreaterThan(0)
})

test('@FM-10 days without an entry: the filter is cleared, and its first field has the focus', async () => {
  await show('riderSignedIn', card('card-plastic', 'physical'), '/faremedia/x?tab=history&from=2030-01-01')
  expect(await screen.findByText('Nothing matches this filter')).toBeVisible()
  const clear = screen.getByRole('button', { name: 'Clear filter' })
  act(() => clear.focus())
  fireEvent.click(clear)
  expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(2)
  await waitFor(() => expect(screen.getByLabelText('From')).toHaveFocus())
})
