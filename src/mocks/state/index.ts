import { addressesSeed } from './paying/addresses'
import { attemptsSeed } from './paying/attempts'
import { autoloadsSeed } from './cards/autoloads'
import { callsSeed } from './tester/calls'
import { captchasSeed } from './identity/captchas'
import { cardHistorySeed } from './cards/cardHistory'
import { casesSeed } from './paying/cases'
import { closingSeed } from './account/closing'
import { connectionsSeed } from './account/connections'
import { countersSeed } from './tester/counters'
import { devicesSeed } from './account/devices'
import { fareMediaSeed } from './cards/fareMedia'
import { faultsSeed } from './tester/faults'
import { formsSeed } from './identity/forms'
import { ledgerSeed } from './ledger'
import { mailedLinksSeed } from './identity/mailedLinks'
import { notificationsSeed } from './account/notifications'
import { ordersSeed } from './buying/orders'
import { orgConfigSeed } from './identity/orgConfig'
import { passesSeed } from './cards/passes'
import { payingSeed } from './paying/paying'
import { paymentMethodsSeed } from './paying/paymentMethods'
import { productsSeed } from './buying/products'
import { promosSeed } from './buying/promos'
import { quotesSeed } from './buying/quotes'
import { receiptsSeed } from './buying/receipts'
import { reportsSeed } from './tester/reports'
import { renewalsSeed } from './cards/renewals'
import { securitySeed } from './account/security'
import { sessionsSeed } from './identity/sessions'
import { shippingSeed } from './buying/shipping'
import { testerSeed } from './tester/tester'
import { transfersSeed } from './cards/transfers'
import { usersSeed } from './identity/users'

/** Returns the state of a scenario before the first call, as a copy, so that no two states share records. */
export const seedOf = (scenario: string) =>
  structuredClone({
    scenario,
    ...addressesSeed(),
    ...attemptsSeed(),
    ...autoloadsSeed(),
    ...callsSeed(),
    ...captchasSeed(),
    ...cardHistorySeed(),
    ...casesSeed(),
    ...closingSeed(),
    ...connectionsSeed(),
    ...countersSeed(),
    ...devicesSeed(),
    ...fareMediaSeed(),
    ...faultsSeed(),
    ...formsSeed(),
    ...ledgerSeed(),
    ...mailedLinksSeed(),
    ...notificationsSeed(),
    ...ordersSeed(),
    ...orgConfigSeed(),
    ...passesSeed(),
    ...payingSeed(),
    ...paymentMethodsSeed(),
    ...productsSeed(),
    ...promosSeed(),
    ...quotesSeed(),
    ...receiptsSeed(),
    ...renewalsSeed(),
    ...reportsSeed(),
    ...securitySeed(),
    ...sessionsSeed(),
    ...shippingSeed(),
    ...testerSeed(),
    ...transfersSeed(),
    ...usersSeed(),
  })

/**
 * The whole backend as one plain object, combined from the parts of the files here, each with its types and its seed.
 * Every answer clones it into IndexedDB, so it holds no functions, classes or dates.
 */
export type BackendState = ReturnType<typeof seedOf>
