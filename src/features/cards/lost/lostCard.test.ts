// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { readStored, writeStored } from '../../../shared/storage/browserStorage'
import { testBackend, testPortal } from '../../../testing/portal'
import { settled } from '../../../testing/settled'
import { sessionLost, sessionRestored } from '../../identity/session'
import { readStoredSession } from '../../identity/session/visitor/storedSession'
import { sessionKeys } from '../../identity/session/visitor/sessionKeys'
import { fareCards } from '../fareMedia/onDemand'
import { passAttachment } from '../passes/onDemand'
import { transferring } from '../transfers/onDemand'
import { moveAsked } from './lostCard'

const asked = (amount = 500) =>
  moveAsked({
    money: { fromId: 'card-plastic', toId: 'card-phone', amount },
    passes: { passes: ['pass-2'], card: 'card-phone' },
  })

async function start(isConfirmed = true) {
  const backend = testBackend('riderWithTwoCards')
  const user = readStored(sessionKeys.user)
  if (user) writeStored(sessionKeys.user, { ...user, email_confirmed: isConfirmed })
  const portal = testPortal({ answers: { verifyEmail: 'cancel' } })
  portal.store.dispatch(fareCards.requested())
  await portal.until((state) => fareCards.select(state).status === 'loaded')
  const sent = async () =>
    (await backend.calls()).flatMap(({ name }) => (['transferFunds', 'attachPasses'].includes(name) ? [name] : []))
  return { ...portal, sent }
}

test.each([
  [500, 'done'],
  [90_000, 'failed'],
])('@FM-13 one press moves %i cents of a lost card, which is %s, then its passes', async (amount, status) => {
  const { store, until, sent } = await start()
  store.dispatch(asked(amount))
  const state = await until((one) => passAttachment.select(one).status === 'done')
  expect(transferring.select(state).status).toBe(status)
  expect(await sent()).toEqual(['transferFunds', 'attachPasses'])
})

test('@FM-13 @AUTH-16 a rider who does not confirm the email moves nothing from a lost card', async () => {
  const { store, until, asked: dialogs, sent } = await start(false)
  store.dispatch(asked())
  await until((state) => dialogs.length > 0 && transferring.select(state).status === 'idle')
  expect([dialogs, await sent()]).toEqual([['verifyEmail'], []])
  expect(passAttachment.select(store.getState()).status).toBe('idle')
})

test('@FM-13 @AUTH-14 a session that ends during the move does not hold up the move of the next one', async () => {
  const { store, until } = await start()
  const session = readStoredSession()
  store.dispatch(asked())
  await until((state) => transferring.select(state).status === 'sending')
  store.dispatch(sessionLost('sessionEnded'))
  expect(transferring.select(store.getState()).status).toBe('idle')
  await settled()
  store.dispatch(sessionRestored(session))
  store.dispatch(asked(300))
  await until((state) => transferring.select(state).status === 'sending')
})
