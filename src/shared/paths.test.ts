import { describe, expect, test } from 'vitest'
import * as limits from '../api/contract/base/limits'
import { hostileReturnPaths } from '../testing/hostileReturnPaths'
import { isAt, isPathOfThePortal, paths, routePaths, safeReturnPath } from './paths'
import { fc, property } from '../testing/chance/property'

const here = 'https://portal.example'

/** Returns the address to which a browser on this site resolves a path. */
const destination = (path: string) => new URL(path, `${here}/login`)

describe('A place to return to', () => {
  test.each([
    '/',
    '/products',
    '/products/',
    '/products/bus',
    '/products/null/digital',
    '/products?filter=a&filter=b',
    '/products?from=%2Fcart#top',
    '/cart',
    '/cart#line-2',
    '/checkout?step=payment',
    '/anonymous/checkout',
    '/ordersummary/order-100001',
    '/ordersummary/order%20100001',
    '/anonymous/ordersummary/order-100001?print=1#facts',
    '/products/caf%C3%A9',
    '/products?next=//evil.example',
  ])('@NAV-04 %s is kept, with query and hash', (path) => {
    expect(safeReturnPath(path)).toBe(path)
  })

  test('the corpus is large enough to be worth its name', () => {
    expect(new Set(hostileReturnPaths).size).toBeGreaterThanOrEqual(150)
  })

  test.each(hostileReturnPaths.map((path) => [path]))('@NAV-04 %j is refused', (path) => {
    expect(safeReturnPath(path)).toBeUndefined()
  })

  test.each([[null], [undefined], ['']])('@NAV-04 %j is no place', (path) => {
    expect(safeReturnPath(path)).toBeUndefined()
  })

  test('@NAV-04 an address is kept up to its limit', () => {
    const longest = '/cart?'.padEnd(limits.address, 'x')
    expect(safeReturnPath(longest)).toBe(longest)
    expect(safeReturnPath(`${longest}x`)).toBeUndefined()
  })

  test('@NAV-04 dots are resolved before the route is looked up', () => {
    expect(safeReturnPath('/cart/../checkout')).toBe('/checkout')
    expect(safeReturnPath('/ordersummary/%2e%2e/cart')).toBe('/cart')
    expect(safeReturnPath('/cart/../../../../etc/passwd')).toBeUndefined()
    expect(safeReturnPath('/checkout/../login')).toBeUndefined()
    expect(safeReturnPath('/%2e//')).toBeUndefined()
    expect(safeReturnPath('/.//cart')).toBeUndefined()
  })

  test.each([
    '/login?from=%2Fcart',
    '/signup',
    '/SignUp/',
    '/forgotpassword',
    '/reset',
    '/reset/valid-token',
    '/confirm/valid-token?x=1',
    '/invite/a%20b#c',
    '/invite/',
  ])('@NAV-04 no return leads to %s, a page of signing in', (path) => {
    expect(safeReturnPath(path)).toBeUndefined()
  })

  const piece = fc.oneof(
    fc.constantFrom('/', '//', '\\', '.', '..', '%2f', '%5c', '%2e', '%00', '%0a', '@', ':', '?', '#', ' ', '\t', '\n'),
    fc.constantFrom(
      'https:',
      'javascript:',
      'evil.example',
      'portal.example',
      'user:pass',
      'login',
      'cart',
      'products',
    ),
    fc.constantFrom(
      'checkout',
      'anonymous',
      'ordersummary',
      'null',
      'digital',
      '％２ｆ',
      '。',
      '／',
      '\u202e',
      '\ufeff',
    ),
    fc.string({ maxLength: 4, unit: 'binary' }),
  )
  const address = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))

  property(
    [
      fc.oneof(
        address,
        address.map((rest) => `/${rest}`),
        fc.string({ unit: 'binary' }),
        fc.webUrl(),
      ),
    ],
    {
      numRuns: 5_000,
    },
  )('@NAV-04 whatever comes, the place is a known page of this site', (raw) => {
    const path = safeReturnPath(raw)
    if (path === undefined) return
    expect(path.startsWith('/') && !path.startsWith('//')).toBe(true)
    const to = destination(path)
    expect(to.origin).toBe(here)
    expect(to.username + to.password).toBe('')
    expect(isPathOfThePortal(to.pathname)).toBe(true)
    expect(to.pathname).not.toMatch(/^\/login\/?$/i)
    // The portal checks the result again before it uses it, so the answer must not change.
    expect(safeReturnPath(path)).toBe(path)
  })
})

describe('Addresses', () => {
  test('@NAV-01 the landing, and what is made for links, are pages of the portal', () => {
    const made = [
      paths.landing,
      paths.login('/cart'),
      paths.signUp('/cart'),
      paths.forgotPassword,
      paths.resetPassword,
      paths.confirmEmail,
      paths.invite,
      paths.products,
      paths.productsInTransitMode('digital'),
      paths.cart,
      paths.checkout,
      paths.guestCheckout,
      paths.orderSummary('order-1'),
      paths.guestOrderSummary('order-1'),
    ]
    for (const path of made) expect(isPathOfThePortal(destination(path).pathname), path).toBe(true)
  })

  test.each(['/nowhere', '/products/a/b/c', '/anonymous', '/ordersummary', '/cart/1', '/productsx'])(
    '@NAV-02 %s is no page of the portal',
    (path) => {
      expect(isPathOfThePortal(path)).toBe(false)
      expect(isAt(path, 'cart', 'products')).toBe(false)
    },
  )

  test('@NAV-04 sign-in keeps the origin, but not the landing', () => {
    expect(paths.login('/products?a=b&c#d')).toBe('/login?from=%2Fproducts%3Fa%3Db%26c%23d')
    expect(paths.login('/')).toBe('/login')
    expect(paths.login()).toBe('/login')
  })

  property([fc.string({ unit: 'grapheme', minLength: 1 }).filter((id) => !/^\.{1,2}$/.test(id))])(
    'an order’s id stays one part of the address, whatever it holds',
    (id) => {
      const { pathname } = destination(paths.orderSummary(id))
      expect(pathname.split('/')).toHaveLength(3)
      expect(decodeURIComponent(pathname.slice('/ordersummary/'.length))).toBe(id)
    },
  )

  test('@NAV-01 every route is spelled as the specification has it', () => {
    expect(routePaths).toMatchObject({
      landing: '/',
      login: '/login',
      signUp: '/signup',
      forgotPassword: '/forgotpassword',
      resetPassword: '/reset/:token?',
      confirmEmail: '/confirm/:token?',
      invite: '/invite/:token?',
      products: '/products/:serviceType?/:passType?',
      cart: '/cart',
      checkout: '/checkout',
      guestCheckout: '/anonymous/checkout',
      orderSummary: '/ordersummary/:orderId',
      guestOrderSummary: '/anonymous/ordersummary/:orderId',
    })
  })

  test.each([
    ['/login', () => paths.login()],
    ['/login', () => paths.login('/')],
    ['/login?from=%2Fcart%3Fa%3D1', () => paths.login('/cart?a=1')],
    ['/signup?from=%2Fcart', () => paths.signUp('/cart')],
    ['/products', () => paths.products],
    ['/products/null/digital', () => paths.productsInTransitMode('digital')],
    ['/ordersummary/order%201%2F2', () => paths.orderSummary('order 1/2')],
    ['/faremedia?show=all', () => paths.allFareCards],
    ['/faremedia/card-1', () => paths.fareCard('card-1')],
    ['/faremedia/card-1/lost', () => paths.lostCard('card-1')],
    ['/faremedia/card-1?tab=history', () => paths.cardTab('card-1', 'history')],
    ['/faremedia/card-1?tab=autorenew&renew=pass%201', () => paths.renewal('card-1', 'pass 1')],
    ['/account/addresses/address-1', () => paths.accountAddress('address-1')],
    ['/account/addresses/new', () => paths.accountNewAddress],
    ['/account/paymentmethods/add/bank', () => paths.accountNewPaymentMethod('bank')],
    ['/account/wallet/load', () => paths.accountWalletLoad],
    ['/account/wallet/autoload', () => paths.accountWalletAutoload],
    ['/account/orders/1/order-1', () => paths.accountOrder('order-1')],
    ['/account/cases/C-1', () => paths.accountCase('C-1')],
    ['/account/passhistory/1/pass-1', () => paths.accountPass('pass-1')],
  ])('@NAV-01 %s', (path, made) => expect(made()).toBe(path))
})
