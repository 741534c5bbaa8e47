// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { PassFacts } from './PassFacts'

test.each([
  ['runs', { auto_renew: true, renewal_state: 'active' }, 'Yes'],
  ['is not told', { auto_renew: true }, 'Yes'],
  ['waits', { auto_renew: true, renewal_state: 'pending' }, 'Pending'],
  ['is paused', { auto_renew: true, renewal_state: 'Paused' }, 'Paused'],
  ['has failed', { auto_renew: true, renewal_state: 'failed' }, 'Failed'],
  ['is in an unknown state', { auto_renew: true, renewal_state: 'on hold' }, 'on hold'],
  ['does not exist', { auto_renew: false }, 'No'],
])('@FM-14 @FM-08 a pass whose renewal %s says so', async (_, facts, said) => {
  await renderInPortal(<PassFacts pass={{ pass_id: 'pass', name: 'Pass', ...facts }} card="card-phone" />)
  const term = screen.getByText('Renews automatically')
  expect(term.parentElement?.querySelector('dd')).toHaveTextContent(said)
})
