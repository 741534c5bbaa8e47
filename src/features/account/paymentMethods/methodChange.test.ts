// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { riderToken as token, send } from '../../../mocks/callsInTests'
import type { ScenarioName } from '../../../mocks/scenarios/recipes'
import { selectConnection, selectNotices } from '../../../shared/notices/noticesSlice'
import { valueOf } from '../../../shared/remote/remote'
import { testBackend, testPortal } from '../../../testing/portal'
import { settled } from '../../../testing/settled'
import { cardEntry, paymentMethods } from '../../paying/payment'
import { keepCard } from '../../paying/payment/card/cardVault'
import { loggedOut } from '../../identity/session'
import { methodChange, removalAsked } from './methodChange'
import type { MethodChange } from './methodChange'

const typed = {
  number: '5555 5555 5555 4444',
  expiry: '12/31',
  code: '123',
  lastName: 'Roy',
  address: '1 New Street',
  zip: 'B3J 1S9',
  nickname: 'Spare',
  isSaved: true,
}
const addCard: MethodChange = { act: 'add', kind: 'card', isDefault: true }

async function withMethods(scenario: ScenarioName = 'riderSignedIn', answer: 'remove' | 'keep' = 'remove') {
  const backend = testBackend(scenario)
  const portal = testPortal({ answers: { removeMethod: answer, verifyEmail: 'cancel' } })
  const { store, until } = portal
  store.dispatch(paymentMethods.requested())
  await until((state) => paymentMethods.select(state).status === 'loaded')
  const methods = () => valueOf(paymentMethods.select(store.getState())) ?? []
  const method = (id: string) => {
    const found = methods().find((entry) => entry.id === id)
    if (!found) throw new Error(`There is no ${id}`)
    return found
  }
  const outcome = async () =>
    methodChange.select(await until((state) => /done|failed/.test(methodChange.select(state).status)))
  const change = async (what: MethodChange) => {
    store.dispatch(methodChange.requested(what))
    return outcome()
  }
  const sent = async (name: string) => (await backend.calls()).filter((entry) => entry.name === name)
  return { ...portal, backend, methods, method, change, outcome, sent }
}

describe('@ACC-09 the saved payment methods', () => {
  it('@PAY-10 add what the entry port holds, and no number is in the store', async () => {
    const { store, methods, change } = await withMethods()
    keepCard(typed)
    expect(await change(addCard)).toEqual({ status: 'done', value: addCard })
    expect(methods().find(({ is_default }) => is_default)).toMatchObject({ last4: '4444', nickname: 'Spare' })
    expect(JSON.stringify(store.getState())).not.toContain('5555')
    expect(cardEntry.summary()).toBeUndefined()
    expect(selectNotices(store.getState())).toMatchObject([
      { type: 'success', text: { key: 'paymentMethods:done.add' } },
    ])
  })

  it('say why a card is declined, keep what is typed but the code, and send nothing without it', async () => {
    const { change, sent } = await withMethods()
    keepCard({ ...typed, number: '4000 0000 0000 0002' })
    expect(await change(addCard)).toEqual({
      status: 'failed',
      fault: { errors: [{ key: 'paymentMethods:declined.card' }] },
    })
    expect(cardEntry.summary()).toMatchObject({ last4: '0002' })
    expect(cardEntry.needsCode()).toBe(true)
    expect(await change(addCard)).toMatchObject({ fault: { errors: [{ key: 'paymentMethods:enterAgain' }] } })
    expect(await sent('addPaymentMethod')).toHaveLength(1)
  })

  it('@AUTH-16 add nothing before the email is confirmed', async () => {
    const { store, until, asked, sent } = await withMethods('newRider')
    keepCard(typed)
    store.dispatch(methodChange.requested(addCard))
    await until((state) => methodChange.select(state).status === 'idle')
    expect(asked).toEqual(['verifyEmail'])
    expect(await sent('addPaymentMethod')).toEqual([])
  })

  it('are removed once the rider has confirmed, and once by five presses', async () => {
    const { store, method, methods, outcome, sent } = await withMethods()
    const bank = method('pay-bank')
    for (let press = 0; press < 5; press += 1) store.dispatch(removalAsked(bank))
    expect(await outcome()).toMatchObject({ status: 'done' })
    expect(methods().map(({ id }) => id)).not.toContain('pay-bank')
    expect(await sent('removePaymentMethod')).toHaveLength(1)
  })

  it('stay if the rider keeps them', async () => {
    const { store, asked, method, sent } = await withMethods('riderSignedIn', 'keep')
    store.dispatch(removalAsked(method('pay-bank')))
    await settled()
    expect(asked).toEqual(['removeMethod'])
    expect(methodChange.select(store.getState()).status).toBe('idle')
    expect(await sent('removePaymentMethod')).toEqual([])
  })

  it('count one as removed that another tab has removed, but not as renamed', async () => {
    const { method, change, until } = await withMethods()
    const bank = method('pay-bank')
    await send('removePaymentMethod', { token, params: { id: 'pay-bank' } })
    expect(await change({ act: 'rename', method: bank, nickname: 'Savings' })).toMatchObject({
      fault: { errors: [{ key: 'paymentMethods:gone' }] },
    })
    await until((state) => !valueOf(paymentMethods.select(state))?.some(({ id }) => id === 'pay-bank'))
    expect(await change({ act: 'remove', method: bank })).toMatchObject({ status: 'done' })
  })

  it('@ACC-16 show what uses them by now, if the backend refuses the removal', async () => {
    const { backend, method, change, until, store } = await withMethods()
    const visa = method('pay-visa')
    await backend.reset('methodsToMend')
    expect(await change({ act: 'remove', method: visa })).toMatchObject({
      fault: { errors: [{ key: 'paymentMethods:inUse' }] },
    })
    await until((state) => valueOf(paymentMethods.select(state))?.some(({ used_by }) => used_by?.good.length) ?? false)
    store.dispatch(loggedOut(undefined))
    expect(JSON.stringify(store.getState())).not.toContain('Lantern')
  })

  it('are not added twice if the answer is lost and the rider tries again', async () => {
    const { backend, methods, change } = await withMethods()
    const before = methods().length
    await backend.fault('addPaymentMethod', 'lostAnswer', 1)
    await backend.fault('listPaymentMethods', '500', 1)
    keepCard(typed)
    expect(await change(addCard)).toMatchObject({ status: 'failed' })
    keepCard(typed)
    await change(addCard)
    expect(methods()).toHaveLength(before + 1)
  })
})

describe('@ACC-09 a method whose adding has no answer', () => {
  it('is looked for in the list, and is saved if it is there', async () => {
    const { store, backend, change, methods } = await withMethods()
    const before = methods().length
    keepCard(typed)
    await backend.fault('addPaymentMethod', 'lostAnswer', 1)
    expect(await change(addCard)).toMatchObject({ status: 'done' })
    expect(methods()).toHaveLength(before + 1)
    expect(cardEntry.charge()).toBeUndefined()
    expect(selectConnection(store.getState())).toBe('fine')
  })

  it('is not known to be saved if the list cannot be read, either', async () => {
    const { backend, change } = await withMethods()
    keepCard(typed)
    await backend.fault('addPaymentMethod', 'lostAnswer', 1)
    await backend.fault('listPaymentMethods', '500', 1)
    expect(await change(addCard)).toMatchObject({
      fault: { errors: [{ key: 'paymentMethods:unknownAdding' }] },
    })
  })
})
