// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { testBackend } from '../../../testing/portal'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { blockingMore } from '../management/onDemand'
import { transferring } from '../transfers/onDemand'
import LostCardScreen from './LostCardScreen'
import { isKeptReported } from './useKeptSteps'

async function showLost(backend: ReturnType<typeof testBackend>) {
  await backend.now('2026-11-22T15:00:00Z')
  const shown = await renderInPortal(
    <Routes>
      <Route path="/faremedia/:cardId/lost" element={<LostCardScreen />} />
    </Routes>,
    { at: '/faremedia/card-plastic/lost' },
  )
  return shown
}

const promise = /^We’ll move these passes in use to your replacement card/

test('@FM-13 @FM-20 a card that was blocked elsewhere promises no move of its passes before the rider says that it is lost', async () => {
  const backend = testBackend('lostCard')
  await backend.change(({ fareMedia }) => {
    for (const card of fareMedia) if (card.faremedia_id === 'card-plastic') card.status = 'BLOCKED'
  })
  const { user } = await showLost(backend)
  expect(await screen.findByText(/^Tell us above whether the card is lost or stolen/)).toBeVisible()
  expect(screen.queryByText(promise)).toBeNull()
  const block = within(screen.getByRole('listitem', { name: 'Card blocked' }))
  await backend.fault('blockFareMedium', '500', 1)
  await user.click(block.getByRole('button', { name: 'It was stolen' }))
  expect(await block.findByRole('alert')).toBeVisible()
  expect(screen.queryByText(promise)).toBeNull()
  await user.click(block.getByRole('button', { name: 'It was stolen' }))
  expect(await screen.findByText(promise)).toBeVisible()
  expect(block.getByText('Thanks. We’ve noted it.')).toBeVisible()
  // The time of the report is not that of the block.
  expect(block.queryByText(/^Today/)).toBeNull()
  expect(block.queryByRole('button')).toBeNull()
  const sent = (await backend.calls()).filter(({ name }) => name === 'blockFareMedium')
  expect(sent.at(-1)?.body).toEqual({ reason: 'stolen' })
})

test('@FM-13 the summary does not say that nothing is left where the renewals or the content could not be read', async () => {
  const backend = testBackend('lostCard')
  await backend.change(({ fareMedia }) => {
    for (const card of fareMedia) if (card.faremedia_id === 'card-plastic') card.status = 'BLOCKED'
  })
  await backend.fault('listRenewals', '500', 9)
  const { user } = await showLost(backend)
  for (const name of ['Move what’s on it', 'Pause automatic charges', 'Get another card']) {
    const step = within(await screen.findByRole('listitem', { name }))
    await user.click(await step.findByRole('button', { name: 'Skip for now' }))
  }
  const summary = within(await screen.findByRole('region', { name: '$69.60 still tied to this card' }))
  expect(summary.getByText('We couldn’t check whether passes on this card still renew.')).toBeVisible()
  expect(summary.queryByText(/^Nothing is left/)).toBeNull()
  expect(summary.getByText('Get another card').parentElement).toHaveTextContent('Skipped for now')
})

test('@FM-13 a card that is blocked here is not asked about again, and its passes move', async () => {
  const { user } = await showLost(testBackend('lostCard'))
  await user.click(await screen.findByRole('button', { name: 'It’s lost: block it now' }))
  expect(await screen.findByText(promise)).toBeVisible()
  const block = within(screen.getByRole('listitem', { name: 'Card blocked' }))
  expect(block.getByText(/^Today 11:00/)).toBeVisible()
  expect(block.queryByRole('button')).toBeNull()
  expect(block.queryByText(/noted/)).toBeNull()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Card blocked' })).toHaveFocus())
})

test('@FM-13 the focus stays where it is when the charges of a blocked card have loaded', async () => {
  const backend = testBackend('lostCard')
  await backend.change((state) => {
    for (const card of state.fareMedia) if (card.faremedia_id === 'card-plastic') card.status = 'BLOCKED'
    state.renewals = []
    state.autoloads = []
  })
  await showLost(backend)
  expect(await screen.findByText('You won’t be charged for this card.')).toBeVisible()
  expect(document.body).toHaveFocus()
  expect(screen.getByRole('heading', { name: 'Pause automatic charges' })).not.toHaveFocus()
})

test('@FM-13 cards that were lost together are blocked by one press, each with its own answer, and are not asked about again', async () => {
  const backend = testBackend('lostCard')
  await backend.change(({ fareMedia }) => {
    const other = fareMedia.find(({ faremedia_id }) => faremedia_id === 'card-phone')
    if (other) fareMedia.push({ ...other, faremedia_id: 'card-third', nickname: 'Third' })
  })
  const { user } = await showLost(backend)
  await user.click(await screen.findByRole('button', { name: 'It’s lost: block it now' }))
  const others = within(await screen.findByRole('group', { name: 'Lost other cards too?' }))
  const ticks = others.getAllByRole('checkbox')
  expect(ticks).toHaveLength(2)
  for (const tick of ticks) await user.click(tick)
  await backend.fault('blockFareMedium', '500', 1)
  expect(others.getByRole('button', { name: 'Block selected too' })).toHaveAttribute('data-color', 'warning')
  await user.click(others.getByRole('button', { name: 'Block selected too' }))
  expect(await others.findByRole('alert')).toHaveTextContent('My phone')
  expect(others.getByRole('status')).toHaveTextContent(/^Blocked: Third .*\.$/)
  expect(others.getByRole('link', { name: /^Third/ })).toBeVisible()
  expect(others.getByRole('checkbox', { name: /^My phone/ })).toBeChecked()
  await user.click(others.getByRole('button', { name: 'Block selected too' }))
  const link = await others.findByRole('link', { name: /^My phone/ })
  await waitFor(() => expect(screen.getByText('Lost other cards too?')).toHaveFocus())
  expect(others.queryByRole('button')).toBeNull()
  const sent = (await backend.calls()).filter(({ name }) => name === 'blockFareMedium')
  expect(sent.map(({ body }) => body)).toEqual(Array(4).fill({ reason: 'lost' }))
  await user.click(link)
  expect(await screen.findByRole('heading', { name: 'Card blocked' })).toBeVisible()
  expect(screen.queryByText(/^Is it lost, or was it stolen/)).toBeNull()
})

test('@FM-13 what comes of a step that was put off meanwhile is legible, and the step can be taken up again', async () => {
  const backend = testBackend('lostCard')
  await backend.change(({ fareMedia }) => {
    for (const card of fareMedia) if (card.faremedia_id === 'card-plastic') card.status = 'BLOCKED'
  })
  const { user } = await showLost(backend)
  const step = within(await screen.findByRole('listitem', { name: 'Move what’s on it' }))
  await backend.fault('attachPasses', '500', 1)
  await user.click(await step.findByRole('button', { name: /^Move \$/ }))
  await user.click(step.getByRole('button', { name: 'Skip for now' }))
  const moved = await step.findByText('Moved to My phone •••• 4444: $34.60')
  expect(moved.closest('[inert], [aria-hidden]')).toBeNull()
  expect(await step.findByRole('alert')).toBeVisible()
  await user.click(step.getByRole('button', { name: 'Do it now' }))
  expect(step.getByRole('button', { name: /^Move \d/ })).toBeVisible()
})

test('@FM-13 a card that is blocked with others is kept as reported before the last of them is answered', async () => {
  const backend = testBackend('lostCard')
  await backend.change(({ fareMedia }) => {
    for (const card of fareMedia) if (card.faremedia_id === 'card-plastic') card.status = 'BLOCKED'
    const other = fareMedia.find(({ faremedia_id }) => faremedia_id === 'card-phone')
    if (other) fareMedia.push({ ...other, faremedia_id: 'card-third', nickname: 'Third' })
  })
  const { user, store } = await showLost(backend)
  const reported: boolean[] = []
  const others = within(await screen.findByRole('group', { name: 'Lost other cards too?' }))
  for (const tick of others.getAllByRole('checkbox')) await user.click(tick)
  const stop = store.subscribe(() => {
    const { status } = blockingMore.select(store.getState())
    if (status === 'sending') reported.push(isKeptReported('user-rider', 'card-phone'))
  })
  onTestFinished(stop)
  await user.click(others.getByRole('button', { name: 'Block selected too' }))
  await waitFor(() => expect(others.queryByRole('button')).toBeNull())
  expect(new Set(reported)).toEqual(new Set([false, true]))
})

test('@FM-13 what has moved from another card is not told of this one; targets of one name are told apart', async () => {
  const backend = testBackend('lostCard')
  await backend.change(({ fareMedia }) => {
    for (const card of fareMedia) if (card.faremedia_id === 'card-plastic') card.status = 'BLOCKED'
  })
  const { store } = await showLost(backend)
  const step = within(await screen.findByRole('listitem', { name: 'Move what’s on it' }))
  await step.findByRole('button', { name: /^Move \$/ })
  const card = (faremedia_id: string) => ({ faremedia_id, type: 'virtual', passes: [], passesDropped: 0 })
  const to = { ...card('card-new'), nickname: 'Phone', printed_card_number: '4321' }
  const moved = (from: string) =>
    act(() => {
      store.dispatch(transferring.requested())
      store.dispatch(transferring.accepted({ transfer_id: 't', amount: 500, from: card(from), to }))
    })
  moved('card-other')
  expect(step.queryByText(/^Moved to/)).toBeNull()
  moved('card-plastic')
  expect(step.getByText('Moved to Phone •••• 4321: $5.00')).toBeVisible()
})
