// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest'
import { createMockBackend } from '../../../../mocks/node'
import { selectNotices } from '../../../../shared/notices/noticesSlice'
import { valueOf } from '../../../../shared/remote/remote'
import { testPortal } from '../../../../testing/portal'
import { fareCards } from './fareCards'

test('@CAT-07 @FM-11 a card that cannot be read is counted, and stays chosen', async () => {
  const { server, store } = createMockBackend('riderWithTwoCards')
  await store.run(({ fareMedia }) => {
    Object.assign(fareMedia.find((card) => card.faremedia_id === 'card-plastic') ?? {}, { type: 7 })
  })
  server.listen({ onUnhandledRequest: 'error' })
  onTestFinished(() => server.close())
  window.localStorage.setItem('faremedia_id', 'card-plastic')
  const portal = testPortal()
  portal.store.dispatch(fareCards.requested())
  const state = await portal.until((now) => fareCards.select(now).status === 'loaded')
  expect(valueOf(fareCards.select(state))).toHaveLength(1)
  const told = { text: { key: 'fareMedia:notShown', values: { count: 1 } } }
  expect(selectNotices(state)).toMatchObject([told])
  expect(window.localStorage.getItem('faremedia_id')).toBe('card-plastic')
})
