// @vitest-environment jsdom
import { describe, expect, onTestFinished, test } from 'vitest'
import { riderToken as token, send } from '../../../mocks/callsInTests'
import { createMockBackend } from '../../../mocks/node'
import type { ScenarioName } from '../../../mocks/scenarios/recipes'
import { selectNotices } from '../../../shared/notices/noticesSlice'
import { valueOf } from '../../../shared/remote/remote'
import { selectOpenDialog } from '../../../shared/dialogs/dialogsSlice'
import { readStored, writeStored } from '../../../shared/storage/browserStorage'
import { sessionKeys } from '../../identity/session/visitor/sessionKeys'
import { testPortal } from '../../../testing/portal'
import { settled } from '../../../testing/settled'
import { fareCards, selectCard } from '../fareMedia/onDemand'
import { cardAutoload } from './cardAutoload'
import { autoloadChange, removalAsked } from './changeAutoload'

const low = { kind: 'threshold', threshold: 5000, amount: 2000, payment_method_id: 'pay-visa' } as const
const monthly = { kind: 'time', unit: 'month', every: 1, day: 15, amount: 2000, payment_method_id: 'pay-visa' } as const

async function show(id: string, scenario: ScenarioName, answer: 'remove' | 'keep' = 'remove', isConfirmed = true) {
  const { server, api: backend, store: memory } = createMockBackend(scenario)
  server.listen({ onUnhandledRequest: 'error' })
  onTestFinished(() => server.close())
  const user = readStored(sessionKeys.user)
  if (user) writeStored(sessionKeys.user, { ...user, email_confirmed: isConfirmed })
  const portal = testPortal({ answers: { removeAutoload: answer } })
  const { store, until } = portal
  store.dispatch(fareCards.requested())
  store.dispatch(cardAutoload.requested(id))
  await until((state) => fareCards.select(state).status === 'loaded' && cardAutoload.select(state).status === 'loaded')
  const sent = async (name: string) => (await backend.calls()).filter((call) => call.name === name)
  const shown = () => [
    valueOf(cardAutoload.select(store.getState()))?.autoload,
    selectCard(store.getState(), id)?.autoload,
  ]
  const over = () => until((state) => ['done', 'failed'].includes(autoloadChange.select(state).status))
  /** The autoload of the card is in this state at the backend, and the wallet has another like it. */
  const stands = (state: string) =>
    memory.run(({ autoloads }) => {
      for (const own of autoloads) Object.assign(own, { state })
      autoloads.push(...autoloads.map((own) => ({ ...own, card: null })))
    })
  const told = () => selectNotices(store.getState()).map(({ text }) => text.key)
  return {
    ...portal,
    backend,
    memory,
    dispatch: store.dispatch,
    sent,
    shown,
    over,
    stands,
    told,
    target: { kind: 'card', id } as const,
  }
}

describe('An autoload', () => {
  test('@FM-06 is saved once, however often it is pressed, and shown on tab and card', async () => {
    const { dispatch, sent, shown, over, told, target } = await show('card-phone', 'riderWithTwoCards')
    for (let press = 0; press < 4; press += 1)
      dispatch(autoloadChange.requested({ act: 'save', target, plan: monthly, seen: null }))
    await over()
    expect(await sent('saveAutoload')).toMatchObject([{ body: monthly }])
    expect(shown()).toMatchObject([
      { ...monthly, state: 'active' },
      { ...monthly, state: 'active' },
    ])
    expect(told()).toEqual(['autoload:done.save'])
  })

  test('@FM-06 that charges at once shows the new balance', async () => {
    const { dispatch, until, target } = await show('card-phone', 'riderWithTwoCards')
    dispatch(autoloadChange.requested({ act: 'save', target, plan: low, seen: null }))
    await until((state) => selectCard(state, 'card-phone')?.balances?.general_funds === 4350)
  })

  test('@FM-14 is paused and resumed by one press each', async () => {
    const { dispatch, over, shown, until, target } = await show('card-phone', 'riderWithAutoload')
    dispatch(autoloadChange.requested({ act: 'pause', target }))
    await over()
    expect(shown()).toMatchObject([{ state: 'paused' }, { state: 'paused' }])
    dispatch(autoloadChange.requested({ act: 'resume', target }))
    await until((state) => selectCard(state, 'card-phone')?.autoload?.state === 'active')
  })

  test('@FM-14 that failed is resumed, too', async () => {
    const { dispatch, over, shown, stands, target } = await show('card-phone', 'riderWithAutoload')
    await stands('failed')
    dispatch(autoloadChange.requested({ act: 'resume', target }))
    await over()
    expect(shown()).toMatchObject([{ state: 'active' }, { state: 'active' }])
  })

  test('@FM-06 is removed after a question, with the specification’s sentence when that fails', async () => {
    const { dispatch, over, shown, until, backend, target } = await show('card-phone', 'riderWithAutoload')
    await backend.fault('removeAutoload', '500', 1)
    dispatch(removalAsked(target))
    expect(autoloadChange.select(await over())).toEqual({
      status: 'failed',
      fault: { errors: [{ key: 'autoload:removeFailed' }] },
    })
    dispatch(removalAsked(target))
    await until((state) => autoloadChange.select(state).status === 'done')
    expect(shown()).toEqual([null, null])
  })

  test('@FM-06 stays if the rider keeps it', async () => {
    const { store, dispatch, asked, sent, target } = await show('card-phone', 'riderWithAutoload', 'keep')
    dispatch(removalAsked(target))
    await settled()
    expect(autoloadChange.select(store.getState()).status).toBe('idle')
    expect([asked, await sent('removeAutoload')]).toEqual([['removeAutoload'], []])
  })

  test('@FM-06 that was removed in another tab is told as gone, and its removal is done', async () => {
    const { dispatch, over, memory, until, target } = await show('card-phone', 'riderWithAutoload')
    await memory.run((state) => void (state.autoloads = []))
    dispatch(autoloadChange.requested({ act: 'pause', target }))
    expect(autoloadChange.select(await over())).toMatchObject({ fault: { errors: [{ key: 'autoload:gone' }] } })
    await until((state) => valueOf(cardAutoload.select(state))?.autoload === null)
    dispatch(removalAsked(target))
    await until((state) => autoloadChange.select(state).status === 'done')
  })

  test('@FM-06 out of the bounds is told at the amount', async () => {
    const { dispatch, over, target } = await show('card-phone', 'riderWithTwoCards')
    dispatch(autoloadChange.requested({ act: 'save', target, plan: { ...monthly, amount: 100 }, seen: null }))
    expect(autoloadChange.select(await over())).toMatchObject({
      fault: { fieldErrors: { amount: { key: 'autoload:amountNotValid' } } },
    })
  })

  test('@FM-04 for a card that was blocked elsewhere is refused, and the page sees it', async () => {
    const { dispatch, over, until, memory, target } = await show('card-phone', 'riderWithTwoCards')
    await memory.run(({ fareMedia }) => {
      for (const card of fareMedia) if (card.faremedia_id === 'card-phone') card.status = 'BLOCKED'
    })
    dispatch(autoloadChange.requested({ act: 'save', target, plan: monthly, seen: null }))
    expect(autoloadChange.select(await over()).status).toBe('failed')
    await until((state) => selectCard(state, 'card-phone')?.status === 'BLOCKED')
  })

  test('@ACC-22 that was changed elsewhere is shown before it is replaced', async () => {
    const { dispatch, over, shown, sent, target } = await show('card-phone', 'riderWithAutoload')
    const seen = shown()[0] ?? null
    await send('saveAutoload', { token, params: { id: target.id }, body: monthly })
    dispatch(autoloadChange.requested({ act: 'save', target, plan: low, seen }))
    expect(autoloadChange.select(await over())).toEqual({
      status: 'failed',
      fault: { errors: [{ key: 'shared:conflict.form' }] },
    })
    expect(shown()).toMatchObject([monthly, monthly])
    dispatch(autoloadChange.requested({ act: 'save', target, plan: low, seen: shown()[0] ?? null }))
    expect(autoloadChange.select(await over()).status).toBe('done')
    expect(await sent('saveAutoload')).toHaveLength(2)
  })

  test('@AUTH-16 is not sent before the email is confirmed', async () => {
    const { dispatch, until, asked, sent, target } = await show('card-phone', 'riderWithTwoCards', 'remove', false)
    dispatch(autoloadChange.requested({ act: 'save', target, plan: monthly, seen: null }))
    await until((state) => selectOpenDialog(state) !== undefined)
    expect([asked, await sent('saveAutoload')]).toEqual([['verifyEmail'], []])
  })
})

describe('A change that was carried out although its answer is lost', () => {
  const carriedOut = ['lostAnswer', '500json', '504json'] as const

  test.each(carriedOut)('@FM-14 @API-06 is read again and told as done: pause, %s', async (kind) => {
    const { backend, dispatch, shown, over, told, target } = await show('card-phone', 'riderWithAutoload')
    await backend.fault('pauseAutoload', kind, 1)
    dispatch(autoloadChange.requested({ act: 'pause', target }))
    await over()
    expect(shown()).toMatchObject([{ state: 'paused' }, { state: 'paused' }])
    expect(told()).toContain('autoload:done.pause')
  })

  test.each([
    ['resume', 'Failed', 'failed'],
    ['resume', ' paused ', 'failed'],
    ['resume', 'Pending', 'done'],
    ['resume', 'waiting', 'done'],
    ['pause', ' Paused ', 'done'],
    ['pause', 'failed', 'failed'],
  ] as const)('@FM-14 @API-06 is told by the state that is read: %s, %j: %s', async (act, state, end) => {
    const { backend, dispatch, over, stands, target } = await show('card-phone', 'riderWithAutoload')
    await stands(state)
    await backend.fault(`${act}Autoload`, '500', 1)
    dispatch(autoloadChange.requested({ act, target }))
    expect(autoloadChange.select(await over()).status).toBe(end)
    await backend.fault(`${act}WalletAutoload`, '500', 1)
    dispatch(autoloadChange.requested({ act, target: { kind: 'wallet' } }))
    expect(autoloadChange.select(await over()).status).toBe(end)
  })

  test.each(carriedOut)('@FM-06 @API-06 is read again and told as done: save, %s', async (kind) => {
    const { backend, dispatch, sent, shown, over, target } = await show('card-phone', 'riderWithTwoCards')
    await backend.fault('saveAutoload', kind, 1)
    dispatch(autoloadChange.requested({ act: 'save', target, plan: monthly, seen: null }))
    await over()
    expect(shown()).toMatchObject([monthly, monthly])
    expect(await sent('saveAutoload')).toHaveLength(1)
  })

  test.each(carriedOut)('@FM-06 @API-06 is read again and told as done: remove, %s', async (kind) => {
    const { backend, dispatch, shown, over, told, target } = await show('card-phone', 'riderWithAutoload')
    await backend.fault('removeAutoload', kind, 1)
    dispatch(removalAsked(target))
    await over()
    expect(shown()).toEqual([null, null])
    expect(told()).not.toContain('autoload:removeFailed')
  })
})
