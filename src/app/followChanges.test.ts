// @vitest-environment jsdom
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { connections } from '../features/account/security/connections'
import { devices } from '../features/account/devices/devices'
import { notifications } from '../features/account/notifications/notifications'
import { ownProfile } from '../features/account/profile/ownProfile'
import { wallet } from '../features/account/wallet/walletState'
import { orderHistory, transactionHistory } from '../features/buying/histories/entries/orderHistory'
import { passHistory } from '../features/buying/histories/passes/passHistory'
import '../features/buying/orders/finding/loadOrder'
import { orderSummaryOpened, selectOrderSummary } from '../features/buying/orders/finding/orderSummarySlice'
import { renewals } from '../features/cards/renewals/renewals'
import { savedAddresses } from '../features/paying/addresses/savedAddresses'
import { paymentMethods } from '../features/paying/payment/paymentMethods'
import type { BackendState } from '../mocks/state'
import { renameSubmission } from '../features/cards/fareMedia/cards/rename'
import { selectLostConnection, selectNotices } from '../shared/notices/noticesSlice'
import { followChanges } from '../shared/remote/following'
import type { Remote } from '../shared/remote/remote'
import type { RootState } from '../shared/store'
import { testBackend, testPortal } from '../testing/portal'
import { settled } from '../testing/settled'
import { walletAccount } from '../mocks/ledger/accounts'
import { adjustFunds } from '../testing/adjustFunds'

/** Other tabs, as this one hears them. */
class Channel extends EventTarget {
  static open = new Set<Channel>()
  sent: unknown[] = []
  constructor() {
    super()
    Channel.open.add(this)
  }
  postMessage = (message: unknown) => void this.sent.push(message)
  close = () => void Channel.open.delete(this)
}
const hear = () => Channel.open.forEach((channel) => channel.dispatchEvent(new Event('message')))
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

async function page() {
  vi.stubGlobal('BroadcastChannel', Channel)
  onTestFinished(() => void vi.unstubAllGlobals())
  const backend = testBackend('riderWithRenewals')
  const { store, until } = testPortal()
  onTestFinished(followChanges(store))
  const calls = async (name: string) => (await backend.calls()).filter((call) => call.name === name).length
  return { backend, store, until, calls }
}

const first = { page: 1, filter: {} }
const addressOf = (state: BackendState) => state.addresses[0]!
const rider = (state: BackendState) => state.users.find(({ uuid }) => uuid === 'user-rider')!

const reads: [string, () => { type: string }, (state: RootState) => Remote<unknown>, (state: BackendState) => unknown][] = [
  ['the wallet', () => wallet.requested(), wallet.select, (state) => adjustFunds(state, walletAccount('user-rider'), 1)],
  ['payment methods', () => paymentMethods.requested(), paymentMethods.select, (state) => (state.paymentMethods[0]!.nickname = 'Other')],
  ['addresses', () => savedAddresses.requested(), savedAddresses.select, (state) => (addressOf(state).city = 'Truro')],
  ['devices', () => devices.requested(), devices.select, (state) => (state.devices[0]!.nickname = 'Other')],
  ['notifications', () => notifications.requested(), notifications.select, (state) => (state.notifications['user-rider'] = [{ event: 'low_balance', email: false, sms: false, threshold: 500 }])],
  ['connected accounts', () => connections.requested(), connections.select, (state) => (state.connections[0]!.email = 'other@example.com')],
  ['the profile', () => ownProfile.requested(), ownProfile.select, (state) => (rider(state).first_name = 'Jo')],
  ['renewals', () => renewals.requested('card-phone'), renewals.select, (state) => (state.renewals[0]!.state = 'paused')],
  ['orders', () => orderHistory.pages.requested(first), orderHistory.pages.select, (state) => state.orders.splice(0, 2)],
  ['transactions', () => transactionHistory.pages.requested(first), transactionHistory.pages.select, (state) => state.orders.splice(0, 2)],
  ['passes', () => passHistory.pages.requested(first), passHistory.pages.select, (state) => (state.passes[0]!.used_count += 1)],
  ['an order’s receipt', () => orderSummaryOpened({ orderId: 'order-100002', guest: false }), (state) => selectOrderSummary(state).order, (state) => state.orders.forEach((order) => (order.status = 'refunded'))],
] // oxfmt-ignore

describe('@ACC-22 what another device has changed', () => {
  test.each(reads)('of %s is shown when the tab comes to the front', async (_, ask, select, change) => {
    const { backend, store, until } = await page()
    store.dispatch(ask())
    const before = select(await until((state) => select(state).status === 'loaded'))
    await backend.change((state) => void change(state))
    comeBack()
    await until((state) => JSON.stringify(select(state)) !== JSON.stringify(before))
    expect(select(store.getState()).status).toBe('loaded')
    expect(selectNotices(store.getState())).toEqual([])
  })
})

async function openWallet() {
  const opened = await page()
  opened.store.dispatch(wallet.requested())
  await opened.until((state) => wallet.select(state).status === 'loaded')
  return opened
}

describe('@ACC-22 a tab that comes to the front', () => {
  test('reads again at most once in five seconds, except what another tab has just written', async () => {
    const { backend, calls } = await openWallet()
    for (let times = 0; times < 3; times += 1) comeBack()
    await backend.answered(2)
    comeBack()
    await settled()
    expect(await calls('getWallet')).toBe(2)
    hear()
    await backend.answered(3)
    expect(await calls('getWallet')).toBe(3)
  })

  test('says nothing when it fails, and keeps what it shows', async () => {
    const { backend, store, calls } = await openWallet()
    const before = store.getState()
    await backend.fault('getWallet', 'offline', 1)
    comeBack()
    await vi.waitFor(async () => expect(await calls('getWallet')).toBe(2))
    await settled()
    expect(wallet.select(store.getState())).toBe(wallet.select(before))
    expect([selectNotices(store.getState()), selectLostConnection(store.getState())]).toEqual([[], null])
  })

  test('changes nothing that is the same, so that nothing moves', async () => {
    const { backend, store } = await openWallet()
    const before = wallet.select(store.getState())
    comeBack()
    await backend.answered(2)
    expect(wallet.select(store.getState())).toBe(before)
  })

  test('reads nothing of another page, nothing while something is typed, and nothing while a form is sent', async () => {
    const { store, calls } = await openWallet()
    window.history.replaceState(null, '', '/elsewhere')
    onTestFinished(() => window.history.replaceState(null, '', '/'))
    comeBack()
    window.history.replaceState(null, '', '/')
    document.body.innerHTML = '<form><input id="name" /></form>'
    document.querySelector('#name')?.dispatchEvent(new Event('input', { bubbles: true }))
    comeBack()
    document.body.innerHTML = ''
    store.dispatch(renameSubmission.requested({ faremediaId: 'card-phone', nickname: 'A' } as never))
    comeBack()
    await settled()
    expect(await calls('getWallet')).toBe(1)
  })

  test('tells the other tabs what was accepted here, and nothing of what it read', async () => {
    const { backend, store } = await openWallet()
    comeBack()
    await backend.answered(2)
    const [channel] = Channel.open
    expect(channel?.sent).toEqual([])
    store.dispatch(renameSubmission.accepted(undefined as never))
    expect(channel?.sent).toEqual([null])
  })
})
