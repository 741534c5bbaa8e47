// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { createMockBackend } from '../../../../mocks/node'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
import { fareMediaFeature } from '../cards/fareMediaFeature'
import GuestCard from './GuestCard'

test('@CAT-07 @FM-12 a pass that cannot be read is counted beside the others, and the card stays', async () => {
  const { server, store } = createMockBackend('guestWithCard')
  await store.run(({ fareMedia }) => {
    const card = fareMedia.find(({ faremedia_id }) => faremedia_id === 'card-guest')
    Object.assign(card?.passes[0] ?? {}, { pass_id: 7 })
  })
  server.listen({ onUnhandledRequest: 'error' })
  onTestFinished(() => server.close())
  await renderInPortal(<GuestCard />, { feature: fareMediaFeature })
  expect(await screen.findByText('We can’t show 1 pass.')).toBeVisible()
  expect(screen.getByText('Adult 7-Day Pass')).toBeVisible()
})
