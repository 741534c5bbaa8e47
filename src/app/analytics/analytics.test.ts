// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { readConsent } from '../../features/account/privacy/consent'
import { consentDecided } from '../../features/account/privacy/onDemand'
import { orderPaid } from '../../features/buying/checkout'
import { signUpSubmission } from '../../features/identity/registration/onDemand'
import { productAdded } from '../../features/buying/cart'
import { signedIn } from '../../features/identity/session'
import { routePaths } from '../../shared/paths'
import { readStored, writeStored } from '../../shared/storage/browserStorage'
import { analyticsKeys } from './analyticsKeys'
import { privacyKeys } from '../../features/account/privacy/privacyKeys'
import { soldLine } from '../../testing/buying/cartLines'
import { testBackend, testPortal } from '../../testing/portal'
import '../../features/buying/checkout/checkoutSaga'
import './analyticsSaga'
import { isOpenPage, record } from './containers'
import { analyticsEvent, pageEvent, saleEvent } from './events'

const told = () => readStored(analyticsKeys.analyticsEvents) ?? []

beforeEach(() => {
  delete (window as { dataLayer?: unknown }).dataLayer
})

function portalWith(isGiven: boolean) {
  testBackend('visitor')
  const portal = testPortal()
  portal.store.dispatch(consentDecided(isGiven))
  return portal
}

const line = soldLine('bus-adult-single')
const user = {
  uuid: 'canary-uuid',
  first_name: 'canary-name',
  last_name: 'canary-name',
  email: 'canary@example.com',
  mobile: 'canary-mobile',
}

describe('@OPS-02 analytics', () => {
  it('is told each event by its name, and no personal data in any of them', () => {
    const { store } = portalWith(true)
    store.dispatch(productAdded({ lines: [line], added: { ...line, name: 'canary-product' } }))
    store.dispatch(signUpSubmission.requested({ email: 'canary@example.com' }))
    store.dispatch(signUpSubmission.accepted({ email: 'canary@example.com' }))
    store.dispatch(signedIn({ token: 'canary-token', user }))
    store.dispatch(orderPaid({ orderId: 'canary-order', bought: [line] }))
    for (const path of ['/ordersummary/canary-order', '/reset/canary-token', '/faremedia/canary-card', '/canary'])
      record(pageEvent(path))
    expect(told().map((event) => (event as { event: string }).event)).toEqual([
      'add_to_cart',
      'sign_up',
      'login',
      'purchase',
      'page',
      'page',
      'page',
      'page',
    ])
    expect(JSON.stringify(told())).not.toContain('canary')
  })

  it('is told nothing without consent, and forgets what waits when it is withdrawn', () => {
    const { store } = portalWith(false)
    store.dispatch(productAdded({ lines: [line], added: line }))
    expect(told()).toEqual([])
    store.dispatch(consentDecided(true))
    store.dispatch(productAdded({ lines: [line], added: line }))
    expect(told()).toHaveLength(1)
    store.dispatch(consentDecided(false))
    expect(told()).toEqual([])
  })

  it('gets what the schema declares alone', () => {
    const event = { ...saleEvent('purchase', [line]), email: 'canary@example.com', order_id: 'canary' }
    record(event)
    expect(JSON.stringify(told())).not.toContain('canary')
    expect(v.safeParse(analyticsEvent, { event: 'page', page: '/reset/canary' }).success).toBe(false)
  })

  it('knows a page by its pattern', () => {
    expect(pageEvent('/account/paymentmethods/add/card')).toEqual({
      event: 'page',
      page: routePaths.accountPaymentMethods,
    })
    expect(pageEvent('/nowhere')).toEqual({ event: 'page', page: 'not found' })
  })

  it('sums in dollars what is bought', () => {
    expect(saleEvent('purchase', [{ ...line, list_price: 275, quantity: 3 }])).toMatchObject({ value: 8.25 })
  })

  it('is in no document with a page of sign-in, account or payment', () => {
    const isOpen = ['/', '/products/null/digital', '/physical', '/cart']
    expect(isOpen.filter((path) => !isOpenPage(path))).toEqual([])
    const others = [
      '/login',
      '/digital',
      '/signup',
      '/account',
      '/checkout',
      '/anonymous/checkout',
      '/faremedia/1',
      '/manage-card',
    ]
    expect(others.filter(isOpenPage)).toEqual([])
  })

  it('keeps the newest events if many wait', () => {
    for (let turn = 0; turn < 60; turn += 1) record(saleEvent('add_to_cart', [{ ...line, quantity: turn }]))
    expect(told()).toHaveLength(40)
    expect(told().at(-1)).toMatchObject({ items: [{ quantity: 59 }] })
  })
})

describe('@OPS-02 consent', () => {
  it('is undecided at first, declined by Global Privacy Control, and asked again for another version', () => {
    expect(readConsent()).toBe('undecided')
    Object.assign(navigator, { globalPrivacyControl: true })
    expect(readConsent()).toBe('declined')
    Object.assign(navigator, { globalPrivacyControl: undefined })
    writeStored(privacyKeys.analyticsConsent, { version: 1, at: 0, isGiven: true })
    expect(readConsent()).toBe('given')
    writeStored(privacyKeys.analyticsConsent, { version: 0, at: 0, isGiven: true })
    expect(readConsent()).toBe('undecided')
  })
})
