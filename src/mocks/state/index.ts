import { addressesSeed } from './addresses'
import { attemptsSeed } from './attempts'
import { callsSeed } from './calls'
import { countersSeed } from './counters'
import { fareMediaSeed } from './fareMedia'
import { faultsSeed } from './faults'
import { formsSeed } from './forms'
import { mailedLinksSeed } from './mailedLinks'
import { ordersSeed } from './orders'
import { orgConfigSeed } from './orgConfig'
import { payingSeed } from './paying'
import { paymentMethodsSeed } from './paymentMethods'
import { productsSeed } from './products'
import { promosSeed } from './promos'
import { quotesSeed } from './quotes'
import { receiptsSeed } from './receipts'
import { sessionsSeed } from './sessions'
import { shippingSeed } from './shipping'
import { testerSeed } from './tester'
import { usersSeed } from './users'

/** Raised with every change of shape: a kept state of another version is built anew. */
export const stateVersion = 8

/** The state of a scenario before anything has happened; copied, so that no state shares records with another. */
export const seedOf = (scenario: string) =>
  structuredClone({
    version: stateVersion,
    scenario,
    ...addressesSeed(),
    ...attemptsSeed(),
    ...callsSeed(),
    ...countersSeed(),
    ...fareMediaSeed(),
    ...faultsSeed(),
    ...formsSeed(),
    ...mailedLinksSeed(),
    ...ordersSeed(),
    ...orgConfigSeed(),
    ...payingSeed(),
    ...paymentMethodsSeed(),
    ...productsSeed(),
    ...promosSeed(),
    ...quotesSeed(),
    ...receiptsSeed(),
    ...sessionsSeed(),
    ...shippingSeed(),
    ...testerSeed(),
    ...usersSeed(),
  })

/**
 * The whole backend as one plain object, put together of the parts that the files here declare, each with its types and
 * its seed. It is cloned into the browser's database after every answer, so it holds no functions, classes or dates.
 */
export type BackendState = ReturnType<typeof seedOf>
