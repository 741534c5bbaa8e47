// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { testBackend } from '../../../testing/portal'
import type { CardPass } from '../../../api/contract/cards/fareMedia'
import { AttachOutcome } from './AttachOutcome'
import { fareCards, selectCard } from '../fareMedia/onDemand'
import { passAttachment } from './passActs'
import { useRenewalsText } from './useRenewalsText'

const passes: CardPass[] = [
  { pass_id: 'pass-1', name: 'Adult Monthly Pass', renewal_state: 'active' },
  { pass_id: 'pass-2', name: 'Adult Day Pass' },
]

test('@FM-20 before passes move to a card, the renewals that go along are named', async () => {
  const Along = () => <p>{`said: ${useRenewalsText()(passes)}`}</p>
  await renderInPortal(<Along />)
  expect(screen.getByText('said: Auto-renewal will move to that card too: Adult Monthly Pass.')).toBeVisible()
})

test('@FM-20 afterwards each pass that renews says that its renewal has moved', async () => {
  const backend = testBackend('riderWithRenewals')
  await backend.change(({ renewals }) => renewals.forEach((renewal) => (renewal.pass_id = 'pass-night')))
  const { store } = await renderInPortal(<AttachOutcome />)
  store.dispatch(fareCards.requested())
  await vi.waitFor(() => expect(fareCards.select(store.getState()).status).toBe('loaded'))
  const held = selectCard(store.getState(), 'card-phone')?.passes ?? []
  store.dispatch(passAttachment.requested({ passes: held.map(({ pass_id }) => pass_id), card: 'card-plastic' }))
  expect(await screen.findByText(/Its auto-renewal moved with it/)).toHaveTextContent(/^Night Owl Monthly Pass/)
  expect((await backend.state()).renewals.map(({ card }) => card)).toContain('card-plastic')
})
