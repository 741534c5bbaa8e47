// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { testBackend, testPortal } from '../../../testing/portal'
import { renewalChange } from './renewals'

test.each([
  ['resume', 'Failed', 'failed'],
  ['resume', ' Pending ', 'done'],
  ['resume', 'waiting', 'done'],
  ['pause', ' Paused ', 'done'],
  ['pause', 'failed', 'failed'],
] as const)(
  '@FM-14 @API-06 a change without an answer is told by the state that is read: %s, %j: %s',
  async (act, as, end) => {
    const backend = testBackend('riderWithRenewals')
    const { store, until } = testPortal()
    await backend.change(({ renewals }) => {
      for (const renewal of renewals) Object.assign(renewal, { state: as })
    })
    await backend.fault(`${act}Renewal`, '500', 1)
    store.dispatch(renewalChange.requested({ act, card: 'card-phone', renewal: 'renewal-seed-1' }))
    const state = await until((now) => ['done', 'failed'].includes(renewalChange.select(now).status))
    expect(renewalChange.select(state).status).toBe(end)
  },
)
