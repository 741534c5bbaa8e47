import { acted } from './acted'
import type { Flow } from './flow'

const unpaid = { scenario: 'ordersToSettle', at: '/ordersummary/order-100010' } as const

/** What riders do rarely: they report a problem, settle an order, move a pass, remove a phone, accept an invitation. */
export const actFlows = {
  reportsProblem: {
    scenario: 'riderSignedIn',
    at: '/account/cases/new?kind=order&id=order-100002&order_number=SP-100002',
    act: async ({ press }) => {
      await press('Something else', 'radio')
      await press('Send report')
    },
    says: /We received your report/,
  },
  readsAnswer: {
    scenario: 'problemsReported',
    at: '/account/cases/C-901',
    says: /We answered/,
  },
  paysUnpaidOrder: {
    ...unpaid,
    act: async ({ press, pressSecond }) => {
      await press(/^Pay \$/)
      await pressSecond(/^Pay \$/)
    },
    says: /StatusPaid/,
  },
  cancelsOrder: {
    ...unpaid,
    act: async ({ press, pressIn }) => {
      await press('Cancel order')
      await pressIn('alertdialog', undefined, 'Cancel order')
    },
    says: /Order SP-100010 is cancelled/,
  },
  movesPass: acted('moves a pass to a phone'),
  removesFullPhone: {
    scenario: 'deviceWithTickets',
    at: '/account/devices',
    act: async ({ press, pressIn }) => {
      await press(/^Remove: Jordan/)
      await press(/I agree to lose/, 'checkbox')
      await pressIn('alertdialog', undefined, 'Remove device')
    },
    says: /Device removed/,
  },
  acceptsInvite: {
    scenario: 'invited',
    at: '/invite/valid-token',
    act: async ({ type, press }) => {
      await press(/^Create account/)
      await type(/^First name/, 'Ira')
      await type(/^Last name/, 'Roy')
      await type(/^Password/, 'Harbour 7')
      await type(/^Confirm password/, 'Harbour 7')
      await press('Create account')
    },
    says: /Welcome, Ira! Your account is ready/,
  },
  findsForCard: {
    scenario: 'riderBuyingForCard',
    at: '/products/null/digital?filter=filter-service:service-all&filter=filter-product:product-passes',
    says: /Adult Day Pass/,
  },
  linksCard: acted('links a fare card'),
  entersBankAccount: {
    scenario: 'riderSignedIn',
    at: '/account/paymentmethods/add/bank',
    says: /Name of the account holder/,
  },
} satisfies Record<string, Flow>
