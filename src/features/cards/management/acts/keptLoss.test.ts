// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import type { User } from '../../../../api/contract/identity/user'
import { showCards } from '../../../../testing/ownCards'
import { fareCards } from '../../fareMedia/onDemand'
import { signedIn } from '../../../identity/session'
import { keepLoss, lossesOf } from './keptLoss'

test('@FM-13 what is kept of a loss is forgotten once the card is read as usable, and stays while it is blocked', async () => {
  const { dispatch, meanwhile } = await showCards('riderWithTwoCards', {})
  await meanwhile('card-plastic', (card) => void (card.status = 'BLOCKED'))
  const loss = { skipped: ['move'], isReplaced: true, reported: { as: 'lost' as const, at: '2026-11-22T15:02:00Z' } }
  for (const card of ['card-phone', 'card-plastic']) keepLoss('user-rider', { ...loss, card })
  dispatch(signedIn({ token: 'session-of-user-rider', user: { uuid: 'user-rider' } as User }))
  dispatch(fareCards.requested())
  await vi.waitFor(() => expect(lossesOf('user-rider').map(({ card }) => card)).toEqual(['card-plastic']))
})
