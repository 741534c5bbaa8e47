import { addressesSeed } from './addresses'
import { attemptsSeed } from './attempts'
import { autoloadsSeed } from './autoloads'
import { callsSeed } from './calls'
import { cardHistorySeed } from './cardHistory'
import { closingSeed } from './closing'
import { connectionsSeed } from './connections'
import { countersSeed } from './counters'
import { devicesSeed } from './devices'
import { fareMediaSeed } from './fareMedia'
import { faultsSeed } from './faults'
import { formsSeed } from './forms'
import { ledgerSeed } from './ledger'
import { mailedLinksSeed } from './mailedLinks'
import { notificationsSeed } from './notifications'
import { ordersSeed } from './orders'
import { orgConfigSeed } from './orgConfig'
import { pastPassesSeed } from './pastPasses'
import { payingSeed } from './paying'
import { paymentMethodsSeed } from './paymentMethods'
import { productsSeed } from './products'
import { promosSeed } from './promos'
import { quotesSeed } from './quotes'
import { receiptsSeed } from './receipts'
import { renewalsSeed } from './renewals'
import { securitySeed } from './security'
import { sessionsSeed } from './sessions'
import { shippingSeed } from './shipping'
import { testerSeed } from './tester'
import { transfersSeed } from './transfers'
import { usersSeed } from './users'

/** Raised with every change of the state's shape: a stored state of another version is built again. */
export const stateVersion = 20

/** Returns the state of a scenario before the first call, as a copy, so that no two states share records. */
export const seedOf = (scenario: string) =>
  structuredClone({
    version: stateVersion,
    scenario,
    ...addressesSeed(),
    ...attemptsSeed(),
    ...autoloadsSeed(),
    ...callsSeed(),
    ...cardHistorySeed(),
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
    ...pastPassesSeed(),
    ...payingSeed(),
    ...paymentMethodsSeed(),
    ...productsSeed(),
    ...promosSeed(),
    ...quotesSeed(),
    ...receiptsSeed(),
    ...renewalsSeed(),
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
