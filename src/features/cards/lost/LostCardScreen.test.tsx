// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { testBackend } from '../../../testing/portal'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import LostCardScreen from './LostCardScreen'

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
  const block = within(screen.getByRole('listitem', { name: 'Block the card' }))
  await backend.fault('blockFareMedium', '500', 1)
  await user.click(block.getByRole('button', { name: 'It was stolen' }))
  expect(await block.findByRole('alert')).toBeVisible()
  expect(screen.queryByText(promise)).toBeNull()
  await user.click(block.getByRole('button', { name: 'It was stolen' }))
  expect(await screen.findByText(promise)).toBeVisible()
  expect(block.getByText('Thanks. We’ve noted it.')).toBeVisible()
  expect(block.queryByRole('button')).toBeNull()
  const sent = (await backend.calls()).filter(({ name }) => name === 'blockFareMedium')
  expect(sent.at(-1)?.body).toEqual({ reason: 'stolen' })
})
