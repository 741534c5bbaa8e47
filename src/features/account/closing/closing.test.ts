// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest'
import { setClock } from '../../../shared/clock'
import { payoutAttempts } from '../../../shared/payments/openPayments'
import { faultIn } from '../../../shared/submission/submission'
import * as codes from '../../../api/contract/base/errorCodes'
import { payOutWallet } from '../../../api/contract/account/wallet'
import { refuseAfterwards } from '../../../testing/refuseAfterwards'
import { testBackend, testPortal } from '../../../testing/portal'
import { watchSinks } from '../../../testing/sinks'
import { wallet } from '../wallet/walletState'
import { selectIsRider } from '../../identity/session'
import { closing } from './closeAccount'
import { payingOut, payoutAgreed, payoutRecalled } from './payOut'
import { cardFunds, walletAccount } from '../../../mocks/ledger/accounts'
import { adjustFunds } from '../../../testing/adjustFunds'

const password = 'Transit-2026'
const wanted = { act: 'delete', payTo: 'pay-visa', password } as const

function openTab() {
  const portal = testPortal()
  return portal
}

function start() {
  const backend = testBackend('accountToClose')
  const sent = async () =>
    (await backend.calls())
      .map(({ name }) => name)
      .filter((name) => ['payOutWallet', 'findWalletPayout', 'deleteAccount', 'deactivateAccount'].includes(name))
  const paid = async () => Object.values((await backend.state()).payouts).map(({ amount }) => amount)
  return { ...openTab(), backend, sent, paid }
}

type Tab = ReturnType<typeof openTab>
const over = ({ until }: Tab) => until((state) => closing.select(state).status !== 'sending')
const faults = ({ store }: Tab) => faultIn(closing.select(store.getState()))
const moneyFaults = ({ store }: Tab) => faultIn(payingOut.select(store.getState()))?.errors?.map(({ key }) => key)
const kept = () => payoutAttempts.openOf('user-rider') ?? null

describe('@ACC-13 closing an account', () => {
  test('moves the balance once and closes once, however often it is pressed; the password is nowhere', async () => {
    const portal = start()
    const expectNowhere = watchSinks(portal, portal.backend)
    for (let press = 0; press < 5; press += 1) portal.store.dispatch(closing.requested(wanted))
    const state = await over(portal)
    expect(closing.select(state)).toMatchObject({ value: { act: 'delete', payout: { amount: 4250 } } })
    expect([await portal.sent(), await portal.paid(), kept()]).toEqual([
      ['payOutWallet', 'deleteAccount'],
      [4250],
      null,
    ])
    await expectNowhere([password], ['payOutWallet', 'deleteAccount'], closing.requested.type)
  })

  test('@FM-19 reads nothing again between the payout and the end: a closed account would answer "closed"', async () => {
    const portal = start()
    portal.store.dispatch(wallet.requested())
    await portal.until((state) => wallet.select(state).status === 'loaded')
    portal.store.dispatch(closing.requested(wanted))
    await over(portal)
    const calls = (await portal.backend.calls()).map(({ name }) => name)
    expect(calls.slice(calls.indexOf('payOutWallet'))).toEqual(['payOutWallet', 'deleteAccount'])
  })

  test('whose losses have changed since they were shown loses nothing, and reads them again', async () => {
    const portal = start()
    const givesUp = { wallet: 4250, funds: 2350, passes: ['pass-1', 'pass-ten', 'pass-week', 'pass-night'] }
    await portal.backend.change((state) => adjustFunds(state, cardFunds('card-phone', 'general'), 4350))
    portal.store.dispatch(closing.requested({ act: 'delete', password, givesUp }))
    await over(portal)
    expect(faults(portal)).toEqual({ errors: [{ key: 'closing:changed' }] })
    expect((await portal.backend.state()).closedAccounts).toEqual({})
    portal.store.dispatch(closing.requested({ act: 'delete', password, givesUp: { ...givesUp, funds: 4350 } }))
    expect(closing.select(await over(portal)).status).toBe('done')
  })

  test('loses no money that reached the wallet after the transfer', async () => {
    const portal = start()
    const givesUp = { wallet: 0, funds: 2350, passes: ['pass-1', 'pass-ten', 'pass-week', 'pass-night'] }
    await portal.backend.fault('deleteAccount', '500', 1)
    portal.store.dispatch(closing.requested({ ...wanted, givesUp }))
    await over(portal)
    await portal.backend.change((state) => adjustFunds(state, walletAccount('user-rider'), 700))
    portal.store.dispatch(closing.requested({ ...wanted, givesUp }))
    await over(portal)
    expect(faults(portal)).toEqual({ errors: [{ key: 'closing:changed' }] })
  })

  test('without a transfer sends the one call that the rider chose', async () => {
    const portal = start()
    portal.store.dispatch(closing.requested({ act: 'deactivate', password }))
    expect(closing.select(await over(portal))).toMatchObject({ value: { act: 'deactivate', payout: null } })
    expect(await portal.sent()).toEqual(['deactivateAccount'])
  })

  test('that fails after the transfer says so, and is tried again without another transfer', async () => {
    const portal = start()
    await portal.backend.fault('deleteAccount', '500', 1)
    portal.store.dispatch(closing.requested(wanted))
    expect(payingOut.select(await over(portal))).toMatchObject({ status: 'done', value: { amount: 4250 } })
    expect(faults(portal)).toEqual({ errors: [{ key: 'closing:failed' }] })
    portal.store.dispatch(closing.requested(wanted))
    expect(closing.select(await over(portal))).toMatchObject({ value: { payout: { amount: 4250 } } })
    expect(await portal.sent()).toEqual(['payOutWallet', 'deleteAccount', 'deleteAccount'])
  })

  test.each([wanted, { act: 'delete', password } as const])(
    'tells a wrong password at its field: %j',
    async (given) => {
      const portal = start()
      portal.store.dispatch(closing.requested({ ...given, password: 'wrong' }))
      await over(portal)
      expect(faults(portal)).toEqual({ fieldErrors: { password: { key: 'closing:wrongPassword' } } })
      expect([await portal.paid(), kept(), selectIsRider(portal.store.getState())]).toEqual([[], null, true])
    },
  )

  test('does not begin while the transfer has failed, or is not known', async () => {
    const portal = start()
    await portal.backend.fault('payOutWallet', 'offline', 1)
    portal.store.dispatch(closing.requested(wanted))
    await over(portal)
    expect(moneyFaults(portal)).toEqual(['closing:transferFailed', 'payment:again.mayArrive'])
    await portal.backend.fault('payOutWallet', 'lostAnswer', 1)
    await portal.backend.fault('findWalletPayout', 'offline', 1)
    portal.store.dispatch(closing.requested(wanted))
    await over(portal)
    expect(moneyFaults(portal)).toEqual(['closing:transferUnknown'])
    expect([await portal.paid(), closing.select(portal.store.getState()).status]).toEqual([[4250], 'idle'])
    // The page opens again, in this tab or another one: the outcome is looked up.
    const again = openTab()
    again.store.dispatch(payoutRecalled())
    await again.until((state) => payingOut.select(state).status === 'done')
    expect(kept()).toBeNull()
  })

  test('to a payment method that is gone names the reason, and the account stays', async () => {
    const portal = start()
    portal.store.dispatch(closing.requested({ ...wanted, payTo: 'pay-gone' }))
    await over(portal)
    expect(moneyFaults(portal)).toEqual(['closing:transferFailed', 'shared:serverSays'])
    expect(kept()).toBeNull()
  })

  test('in two tabs moves the balance once, and both know that the account is closed', async () => {
    const portal = start()
    const other = openTab()
    for (const { store } of [portal, other]) store.dispatch(closing.requested(wanted))
    const states = await Promise.all([portal, other].map(over))
    const statuses = states.map((state) => closing.select(state).status)
    expect(statuses).toContain('done')
    expect(await portal.paid()).toEqual([4250])
    // A tab that has closed the account has signed out. The one that waited for the payout asks again.
    const late = [portal, other].filter((_, at) => statuses[at] !== 'done')
    for (const { store } of late) store.dispatch(closing.requested({ act: 'delete', password }))
    for (const tab of late) expect(closing.select(await over(tab)).status).toBe('done')
  })

  test('@PAY-13 finds a payout that was refused and made all the same', async () => {
    const portal = start()
    refuseAfterwards(payOutWallet, codes.fundsTooLow)
    portal.store.dispatch(closing.requested(wanted))
    await over(portal)
    expect(moneyFaults(portal)?.[0]).toBe('closing:transferFailed')
    portal.store.dispatch(closing.requested(wanted))
    expect(closing.select(await over(portal))).toMatchObject({ value: { payout: { amount: 4250 } } })
    expect(await portal.paid()).toEqual([4250])
  })

  test('@PAY-13 pays out again after a word only, where the backend no longer knows the first', async () => {
    const portal = start()
    await portal.backend.fault('payOutWallet', 'lostAnswer', 1)
    await portal.backend.fault('findWalletPayout', 'offline', 1)
    portal.store.dispatch(closing.requested(wanted))
    await over(portal)
    const later = Date.now() + 30 * 3_600_000
    setClock(() => later)
    portal.store.dispatch(closing.requested(wanted))
    await over(portal)
    // `MoneyObstacle` says why, so the submission has no reason of its own.
    expect([moneyFaults(portal), kept()?.isForgotten]).toEqual([undefined, true])
    expect((await portal.sent()).filter((name) => name === 'payOutWallet')).toHaveLength(1)
    portal.store.dispatch(payoutAgreed())
    portal.store.dispatch(closing.requested(wanted))
    await over(portal)
    // The wallet is empty now, and the backend says so.
    expect(moneyFaults(portal)?.[0]).toBe('closing:transferFailed')
    expect(await portal.paid()).toEqual([4250])
  })

  test('ends with the session, and claims nothing', async () => {
    const portal = start()
    await portal.backend.fault('deleteAccount', '401', 1)
    portal.store.dispatch(closing.requested({ act: 'delete', password }))
    await portal.until((state) => !selectIsRider(state))
    expect(closing.select(portal.store.getState()).status).toBe('idle')
    await vi.waitFor(() => expect(portal.visited.at(-1)).toMatch(/^\/login/))
  })

  test('says that it does not know, if nobody can be asked', async () => {
    const portal = start()
    await portal.backend.fault('*', 'offline')
    portal.store.dispatch(closing.requested({ act: 'delete', password }))
    await over(portal)
    expect(faults(portal)).toEqual({ errors: [{ key: 'closing:unknown' }] })
  })
})
