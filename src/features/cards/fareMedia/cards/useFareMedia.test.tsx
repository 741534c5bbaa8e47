// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testBackend } from '../../../../testing/portal'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
import { valueOf } from '../../../../shared/remote/remote'
import { selectLostConnection, selectNotices } from '../../../../shared/notices/noticesSlice'
import RenameCard from './RenameCard'
import { followChanges } from '../../../../shared/remote/following'
import { useFareMedia } from './useFareMedia'

function Cards() {
  const all = valueOf(useFareMedia().cards) ?? []
  return (
    <>
      {all.map((card) => (
        <div key={card.faremedia_id}>
          {card.faremedia_id} is {card.status}
          {card.faremedia_id === 'card-phone' && <RenameCard card={card} onDone={() => undefined} />}
        </div>
      ))}
    </>
  )
}

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

async function showCards() {
  const backend = testBackend('riderWithTwoCards')
  const shown = await renderInPortal(<Cards />)
  onTestFinished(followChanges(shown.store))
  await screen.findByText('card-plastic is ACTIVE')
  const block = () =>
    backend.change(({ fareMedia }) => {
      for (const card of fareMedia) if (card.faremedia_id === 'card-plastic') card.status = 'BLOCKED'
    })
  const reads = async () => (await backend.calls()).filter(({ name }) => name === 'listFareMedia').length
  return { ...shown, backend, block, reads }
}

test('@FM-17 a card that another tab has blocked is shown so when this tab comes to the front; what is typed stays', async () => {
  const { user, block, reads } = await showCards()
  const field = screen.getByRole('textbox')
  await user.clear(field)
  await user.type(field, 'Half a na')
  await block()
  for (let times = 0; times < 4; times += 1) comeBack()
  expect(await screen.findByText('card-plastic is BLOCKED')).toBeVisible()
  expect(screen.getByRole('textbox')).toBe(field)
  expect(field).toHaveValue('Half a na')
  expect(field).toHaveFocus()
  expect(await reads()).toBe(2)
})

test('@FM-17 a tab that comes to the front without a connection says nothing, and shows what it showed', async () => {
  const { backend, store } = await showCards()
  await backend.fault('listFareMedia', 'offline', 1)
  comeBack()
  await backend.answered(1)
  expect(screen.getByText('card-plastic is ACTIVE')).toBeVisible()
  expect([selectNotices(store.getState()), selectLostConnection(store.getState())]).toEqual([[], null])
})

test('@FM-17 a tab in the background reads nothing', async () => {
  const { reads, backend } = await showCards()
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => hidden.mockRestore())
  comeBack()
  await backend.answered(1)
  expect(await reads()).toBe(1)
})
