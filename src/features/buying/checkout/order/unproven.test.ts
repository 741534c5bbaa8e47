// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import type { FaultKind } from '../../../../mocks/state/tester/faults'
import { readStored } from '../../../../shared/storage/browserStorage'
import { attemptKeys } from '../../../../shared/payments/attemptKeys'
import { cartLine } from '../../../../testing/buying/cartLines'
import { changeableBackend, readyToPay, storeCart, testCheckout } from '../../../../testing/buying/checkout'
import { selectPayment } from '../purchase/paymentSlice'
import { placeOrderRequested } from './placeOrder'

/** Pays at a backend that places the order and then answers with the given fault. */
async function payAnd(kind: FaultKind, lookUpFails?: FaultKind) {
  const backend = changeableBackend('riderSignedIn')
  storeCart(cartLine({ quantity: 2 }))
  const portal = testCheckout()
  await readyToPay(portal, 'pay-visa')
  await backend.fault('placeOrder', kind, 1)
  if (lookUpFails) await backend.fault('findOrderAttempt', lookUpFails, 1)
  portal.store.dispatch(placeOrderRequested())
  await portal.until((state) => selectPayment(state).status === (lookUpFails ? 'unknown' : 'paid'))
  return backend
}

describe('An order that is placed, and answered as if it were not', () => {
  test.each(['500json', '502json', '504json', '400json', 'wafHtml403', 'wafHtml429'] as const)(
    '@PAY-07 %s is looked up: paid once and reported as paid',
    async (kind) => {
      const backend = await payAnd(kind)
      expect(await backend.placed()).toHaveLength(1)
      expect(await backend.sent('placeOrder')).toHaveLength(1)
    },
  )

  test.each(['500json', 'wafHtml403', '42901'] as const)(
    '@PAY-07 keeps its key and reports nothing if the look-up fails too (%s)',
    async (lookUpFails) => {
      const backend = await payAnd('502json', lookUpFails)
      const [sent] = await backend.sent('placeOrder')
      expect(readStored(attemptKeys.orderAttempt)?.[0]?.key).toBe(sent?.headers['idempotency-key'])
    },
  )
})
