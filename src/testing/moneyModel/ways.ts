import { payingOut, payOut, payoutAgreed, payoutRecalled } from '../../features/account/closing/payOut'
import { loadAgreed, loadAsked, loadOpened, walletLoading } from '../../features/account/wallet/sendLoad'
import { wallet } from '../../features/account/wallet/walletState'
import { cartReadRequested } from '../../features/buying/cart'
import { placeOrderRequested } from '../../features/buying/checkout/order/placeOrder'
import { outcomeCheckRequested, payingAgainAgreed } from '../../features/buying/checkout/purchase/checkOutcome'
import { releaseOrderLock } from '../../features/buying/checkout/purchase/orderLock'
import { checkoutEntered, selectPayment } from '../../features/buying/checkout/purchase/paymentSlice'
import { fareCards } from '../../features/cards/fareMedia/cards/fareCards'
import {
  transferAgreed,
  transferAsked,
  transferOpened,
  transferring,
} from '../../features/cards/transfers/sendTransfer'
import type { CallName } from '../../api/contract'
import { walletAccount } from '../../mocks/ledger/accounts'
import type { ScenarioName } from '../../mocks/scenarios/recipes'
import type { BackendState } from '../../mocks/state'
import { loadAttempts, orderAttempts, payoutAttempts, transferAttempts } from '../../shared/payments/openPayments'
import type { KeptAttempts } from '../../shared/payments/keptAttempts'
import type { RootState } from '../../shared/store'
import { adjustFunds } from '../adjustFunds'
import { soldLine } from '../buying/cartLines'
import { readyToPay, storeCart } from '../buying/checkout'
import type { testBackend, TestPortal } from '../portal'

export type Backend = ReturnType<typeof testBackend>

/** One of the four ways to move money. */
export interface Way {
  scenario: ScenarioName
  owner: string
  attempts: KeptAttempts
  sends: CallName
  looksUp: CallName
  /** How often money was moved. */
  moved: (state: BackendState) => number
  /** Opens a page, which reads what it needs. */
  open: (portal: TestPortal) => Promise<unknown>
  /** Presses for one of two amounts, methods or orders. */
  press: (portal: TestPortal, wish: 0 | 1, backend: Backend) => unknown
  recall: (portal: TestPortal) => unknown
  agree: (portal: TestPortal) => unknown
  status: (state: RootState) => string
}

const entries = (kind: string) => (state: BackendState) => state.ledger.filter((entry) => entry.kind === kind).length
const readWallet = async ({ store, until }: TestPortal) => {
  store.dispatch(wallet.requested())
  await until((state) => wallet.select(state).status === 'loaded')
}
const owner = 'user-rider'

export const moneyWays: Record<string, Way> = {
  transfer: {
    scenario: 'riderWithTwoCards',
    owner,
    attempts: transferAttempts,
    sends: 'transferFunds',
    looksUp: 'findTransfer',
    moved: entries('transfer'),
    open: async ({ store, until }) => {
      store.dispatch(fareCards.requested())
      await until((state) => fareCards.select(state).status === 'loaded')
    },
    press: ({ store }, wish) =>
      store.dispatch(transferAsked({ fromId: 'card-plastic', toId: 'card-phone', amount: 10 + wish })),
    recall: ({ store }) => store.dispatch(transferOpened()),
    agree: ({ store }) => store.dispatch(transferAgreed()),
    status: (state) => transferring.select(state).status,
  },
  load: {
    scenario: 'riderSignedIn',
    owner,
    attempts: loadAttempts,
    sends: 'loadWallet',
    looksUp: 'findWalletLoad',
    moved: entries('load'),
    open: readWallet,
    press: ({ store }, wish) => store.dispatch(loadAsked({ amount: 500 + wish * 100, methodId: 'pay-visa' })),
    recall: ({ store }) => store.dispatch(loadOpened()),
    agree: ({ store }) => store.dispatch(loadAgreed()),
    status: (state) => walletLoading.select(state).status,
  },
  payout: {
    scenario: 'accountToClose',
    owner,
    attempts: payoutAttempts,
    sends: 'payOutWallet',
    looksUp: 'findWalletPayout',
    moved: entries('payout'),
    open: readWallet,
    press: async (portal, wish, backend) => {
      // There is always a balance that could be moved a second time.
      await backend.change((state) => adjustFunds(state, walletAccount(owner), 700))
      await readWallet(portal)
      const pressed = () => payOut(wish ? 'pay-visa' : 'pay-bank', 'Transit-2026')
      portal.store.attach({ name: 'pressed', saga: () => pressed() as never })
    },
    recall: ({ store }) => store.dispatch(payoutRecalled()),
    agree: ({ store }) => store.dispatch(payoutAgreed()),
    status: (state) => payingOut.select(state).status,
  },
  order: {
    scenario: 'riderSignedIn',
    owner: `rider:${owner}`,
    attempts: orderAttempts,
    sends: 'placeOrder',
    looksUp: 'findOrderAttempt',
    moved: ({ orders }) => orders.length,
    open: async ({ store, until }) => {
      releaseOrderLock()
      store.dispatch(checkoutEntered())
      await until((state) => selectPayment(state).status !== 'checking')
    },
    press: async (portal, wish) => {
      const { store, until } = portal
      if (!['idle', 'declined', 'notArrived', 'paid'].includes(selectPayment(store.getState()).status)) return
      storeCart({ ...soldLine('bus-adult-single'), quantity: 1 + wish })
      store.dispatch(cartReadRequested())
      if (selectPayment(store.getState()).status === 'paid') store.dispatch(checkoutEntered())
      await until((state) => selectPayment(state).status !== 'checking')
      await readyToPay(portal, 'pay-visa')
      store.dispatch(placeOrderRequested())
    },
    recall: ({ store }) => store.dispatch(outcomeCheckRequested()),
    agree: ({ store }) => store.dispatch(payingAgainAgreed()),
    status: (state) => selectPayment(state).status,
  },
}
