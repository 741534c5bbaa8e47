// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { createMockBackend } from '../../../../mocks/node'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
import GuestCard from './GuestCard'

test('@CAT-07 @FM-12 a pass that cannot be read is counted beside the others, and the card stays', async () => {
  const { server, store } = createMockBackend('guestWithCard')
  await store.run(({ passes }) => {
    for (const pass of passes) if (pass.pass_id === 'pass-3') Object.assign(pass, { used_count: 'three' })
  })
  server.listen({ onUnhandledRequest: 'error' })
  onTestFinished(() => server.close())
  await renderInPortal(<GuestCard />)
  expect(await screen.findByText('We can’t show 1 pass.')).toBeVisible()
  expect(screen.getByText('Adult 7-Day Pass')).toBeVisible()
})
