// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { readStored } from '../../../../shared/storage/browserStorage'
import { paymentReached, testCheckout } from '../../../../testing/buying/checkout'
import { closeTab, payAndLoseTheAnswer } from '../../../../testing/buying/lostAnswer'
import { linkIn, notices, reopenElsewhere, signInAgain } from '../../../../testing/buying/reopening'
import { checkoutKeys } from '../purchase/checkoutKeys'

describe('A guest who paid and got no answer', () => {
  test('@PAY-07 finds the order in the same tab, and can read it', async () => {
    const { backend } = await payAndLoseTheAnswer('guest')
    const reloaded = testCheckout()
    await paymentReached(reloaded, 'paid')
    const [order] = await backend.placed()
    expect(readStored(checkoutKeys.guestOrderKeys)).toEqual({ [order?.order_id ?? '']: order?.order_key })
    expect(notices(reloaded)).toEqual([])
  })

  test('@PAY-07 @AUTH-17 who has gone on in the same tab gets a link to the receipt', async () => {
    const { backend } = await payAndLoseTheAnswer('guest')
    const reopened = await reopenElsewhere()
    await paymentReached(reopened, 'paid')
    expect(notices(reopened)).toEqual([['success', 'checkout:pay.paidElsewhere']])
    expect(linkIn(reopened)).toBe(`/anonymous/ordersummary/${(await backend.placed())[0]?.order_id}`)
  })

  test('@PAY-07 @AUTH-17 learns of it in a new tab, where the order opens by number and email only', async () => {
    const { backend } = await payAndLoseTheAnswer('guest')
    closeTab()
    const reopened = testCheckout()
    await paymentReached(reopened, 'paid')
    expect(notices(reopened)).toEqual([['success', 'checkout:pay.paidElsewhere']])
    expect(linkIn(reopened)).toBeUndefined()
    expect(readStored(checkoutKeys.guestOrderKeys)).toBeUndefined()
    expect(reopened.visited).toEqual([`/anonymous/ordersummary/${(await backend.placed())[0]?.order_id}`])
  })

  test('@PAY-07 does not pay again after signing in', async () => {
    const { backend, portal } = await payAndLoseTheAnswer('guest')
    await signInAgain(backend, portal)
    await paymentReached(portal, 'paid')
    expect(portal.visited[0]).toMatch(/^\/ordersummary\//)
    expect(await backend.placed()).toHaveLength(1)
    expect(await backend.sent('placeOrder')).toEqual([])
  })
})
