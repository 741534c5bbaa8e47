// @vitest-environment jsdom
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import * as codes from '../../../api/contract/base/errorCodes'
import { loadWallet } from '../../../api/contract/account/wallet'
import { createMockBackend } from '../../../mocks/node'
import type { ScenarioName } from '../../../mocks/scenarios/recipes'
import { setClock } from '../../../shared/clock'
import { valueOf } from '../../../shared/remote/remote'
import { loadAttempts, openPayment } from '../../../shared/payments/openPayments'
import { faultIn } from '../../../shared/submission/submission'
import { answerOtherwise, refuseAfterwards } from '../../../testing/refuseAfterwards'
import { testPortal } from '../../../testing/portal'
import { autoloadChange } from '../../cards/autoload'
import { loadAgreed, loadAsked, loadOpened, walletLoading } from './sendLoad'
import './walletAutoload'
import { wallet } from './walletState'
import { walletBalance } from '../../../mocks/ledger/funds'

const wanted = { amount: 2000, methodId: 'pay-visa' }

async function start(scenario: ScenarioName = 'riderSignedIn') {
  const { server, api: backend, store: memory } = createMockBackend(scenario)
  server.listen({ onUnhandledRequest: 'error' })
  onTestFinished(() => server.close())
  const openTab = async () => {
    const portal = testPortal()
    portal.store.dispatch(wallet.requested())
    await portal.until((state) => wallet.select(state).status === 'loaded')
    return portal
  }
  const balance = async () => walletBalance(await backend.state(), 'user-rider')
  const sent = async () => (await backend.calls()).filter(({ name }) => name === 'loadWallet')
  return { backend, memory, openTab, balance, sent, ...(await openTab()) }
}
const over = (portal: Awaited<ReturnType<typeof start>>) =>
  portal.until((state) => ['done', 'failed'].includes(walletLoading.select(state).status))
const kept = () => loadAttempts.openOf('user-rider') ?? null

describe('A load of the wallet', () => {
  test('@ACC-11 takes the money once, however often it is pressed, and the balance is right', async () => {
    const portal = await start()
    for (let press = 0; press < 5; press += 1) portal.store.dispatch(loadAsked(wanted))
    expect(walletLoading.select(await over(portal))).toMatchObject({ value: { amount: 2000, balance: 6250 } })
    await portal.until((state) => valueOf(wallet.select(state))?.balance === 6250)
    expect([await portal.sent(), kept(), await portal.balance()]).toMatchObject([{ length: 1 }, null, 6250])
  })

  test.each(['lostAnswer', '500json', 'wafHtml403'] as const)(
    '@ACC-11 whose answer is lost by %s is looked up before anything is said (F21)',
    async (kind) => {
      const portal = await start()
      await portal.backend.fault('loadWallet', kind, 1)
      portal.store.dispatch(loadAsked(wanted))
      expect(walletLoading.select(await over(portal)).status).toBe('done')
      expect([await portal.balance(), kept()]).toEqual([6250, null])
    },
  )

  test('@ACC-11 of another amount than was asked for is looked up before it is told', async () => {
    const portal = await start()
    answerOtherwise(loadWallet, { amount: 1, balance: 1 })
    portal.store.dispatch(loadAsked(wanted))
    expect(walletLoading.select(await over(portal))).toMatchObject({ value: { amount: 2000, balance: 6250 } })
    expect(await portal.balance()).toBe(6250)
  })

  test('@ACC-11 that did not arrive is tried again with its key, also with another amount', async () => {
    const portal = await start()
    await portal.backend.fault('loadWallet', 'offline', 1)
    portal.store.dispatch(loadAsked(wanted))
    expect(walletLoading.select(await over(portal))).toMatchObject({
      fault: { errors: [{ key: 'wallet:load.failed' }, { key: 'payment:again.mayArrive' }] },
    })
    portal.store.dispatch(loadAsked({ ...wanted, amount: 1000 }))
    await portal.until((state) => walletLoading.select(state).status === 'done')
    const keys = (await portal.sent()).map(({ headers }) => headers['idempotency-key'])
    expect([new Set(keys).size, await portal.balance()]).toEqual([1, 5250])
  })

  test('@ACC-11 whose outcome is unknown is known again after a reload, and loads nothing more', async () => {
    const portal = await start()
    await portal.backend.fault('loadWallet', 'lostAnswer', 1)
    await portal.backend.fault('findWalletLoad', 'offline', 1)
    portal.store.dispatch(loadAsked(wanted))
    expect(walletLoading.select(await over(portal))).toMatchObject({
      fault: { errors: [{ key: 'wallet:load.unknown' }] },
    })
    const again = await portal.openTab()
    again.store.dispatch(loadOpened())
    const state = await again.until((now) => walletLoading.select(now).status === 'done')
    expect([walletLoading.select(state), kept(), await portal.balance()]).toMatchObject([
      { value: { amount: 2000 } },
      null,
      6250,
    ])
  })

  test('@ACC-11 that never arrived is forgotten once it cannot arrive any more', async () => {
    const portal = await start()
    await portal.backend.fault('loadWallet', 'offline', 1)
    portal.store.dispatch(loadAsked(wanted))
    await over(portal)
    const later = Date.now() + 11 * 60_000
    setClock(() => later)
    const again = await portal.openTab()
    again.store.dispatch(loadOpened())
    await vi.waitFor(() => expect(kept()).toBeNull())
  })

  test('@ACC-11 that is declined takes nothing, and another method pays with another key', async () => {
    const portal = await start('declinedCard')
    portal.store.dispatch(loadAsked(wanted))
    expect(walletLoading.select(await over(portal))).toMatchObject({ fault: { errors: [{ key: 'wallet:declined' }] } })
    expect([kept(), await portal.balance()]).toEqual([null, 4250])
    portal.store.dispatch(loadAsked({ ...wanted, methodId: 'pay-bank' }))
    await portal.until((state) => walletLoading.select(state).status === 'done')
    expect(await portal.balance()).toBe(6250)
  })

  test('@ACC-11 that was declined while its answer was lost says so', async () => {
    const portal = await start('declinedCard')
    await portal.backend.fault('loadWallet', 'lostAnswer', 1)
    portal.store.dispatch(loadAsked(wanted))
    expect(walletLoading.select(await over(portal))).toMatchObject({ fault: { errors: [{ key: 'wallet:declined' }] } })
    expect(kept()).toBeNull()
  })

  test('@ACC-11 into a wallet that was locked meanwhile is refused, and the page sees it', async () => {
    const portal = await start()
    await portal.memory.run(({ lockedWallets }) => void lockedWallets.push('user-rider'))
    portal.store.dispatch(loadAsked(wanted))
    expect(walletLoading.select(await over(portal)).status).toBe('failed')
    await portal.until((state) => valueOf(wallet.select(state))?.load_allowed === false)
    expect([kept(), await portal.balance()]).toEqual([null, 4250])
  })
})

describe('@PAY-13 A load', () => {
  const press = async (portal: Awaited<ReturnType<typeof start>>, more: Partial<typeof wanted> = {}) => {
    portal.store.dispatch(loadAsked({ ...wanted, ...more }))
    return walletLoading.select(await over(portal))
  }
  const faults = (submission: Awaited<ReturnType<typeof press>>) => faultIn(submission)?.errors?.map(({ key }) => key)

  test.each([codes.notAllowed, codes.declined] as const)(
    'that is refused (%i) and made all the same is found',
    async (code) => {
      const portal = await start()
      refuseAfterwards(loadWallet, code)
      expect((await press(portal)).status).toBe('failed')
      expect(await press(portal)).toMatchObject({ value: { amount: 2000 } })
      expect(await portal.balance()).toBe(6250)
    },
  )

  test('that is refused and made all the same is found before another amount is loaded', async () => {
    const portal = await start()
    refuseAfterwards(loadWallet, codes.notAllowed)
    await press(portal)
    expect(await press(portal, { amount: 1000 })).toMatchObject({ value: { amount: 2000 } })
    expect([await portal.balance(), await portal.sent()]).toMatchObject([6250, { length: 1 }])
  })

  test('whose outcome the backend no longer knows is repeated after a word only', async () => {
    const portal = await start()
    await portal.backend.fault('loadWallet', 'lostAnswer', 1)
    await portal.backend.fault('findWalletLoad', 'offline', 1)
    expect(faults(await press(portal))).toEqual(['wallet:load.unknown'])
    const later = Date.now() + 30 * 3_600_000
    setClock(() => later)
    expect(faults(await press(portal))).toBeUndefined()
    await press(portal, { amount: 1000 })
    expect([kept()?.isForgotten, await portal.balance()]).toEqual([true, 6250])
    portal.store.dispatch(loadAgreed())
    expect(await press(portal)).toMatchObject({ value: { balance: 8250 } })
    expect(kept()).toBeNull()
  })

  test('of another rider of this browser is told, never overwritten, and needs a word', async () => {
    const portal = await start()
    const theirs = { key: 'theirs', owner: 'user-other', since: Date.now(), at: Date.now() }
    window.localStorage.setItem('wallet_load_attempt', JSON.stringify([theirs]))
    expect((await press(portal)).status).toBe('failed')
    expect([await portal.sent(), openPayment('user-rider')]).toEqual([[], 'others'])
    portal.store.dispatch(loadAgreed())
    expect((await press(portal)).status).toBe('done')
    expect(loadAttempts.ofOwner('user-other')).toEqual([theirs])
    expect(openPayment('user-rider')).toBe('others')
  })
})

test('@ACC-11 the wallet shows its changed autoload, and a charge that was made at once', async () => {
  const portal = await start()
  const plan = { kind: 'threshold', threshold: 5000, amount: 3000, payment_method_id: 'pay-visa' } as const
  portal.store.dispatch(autoloadChange.requested({ act: 'save', target: { kind: 'wallet' }, plan, seen: null }))
  const state = await portal.until((now) => valueOf(wallet.select(now))?.balance === 7250)
  expect(valueOf(wallet.select(state))?.autoload).toMatchObject({ ...plan, last_run: { state: 'done' } })
})
