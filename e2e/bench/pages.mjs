export const busTickets =
  '/products?filter=filter-service:service-bus&filter=filter-rider:rider-adult&filter=filter-product:product-tickets'

/*
 * The pages that the benchmark visits. `usable` is a selector of what the visitor comes for: it counts once it is on the
 * live page, or already in the document if that keeps what is chosen there (`isKept`). Budgets are ratios to the static page, as [must, aim].
 */

const form = 'main form :is(input, select):enabled'
const paint = { paint: [1.25, 1.1], largest: [1.25, 1.1] }
const others = { budgets: { ...paint, usable: [4.1, 3.5] }, again: [2.2, 1.7] }
/** A rider's own pages: their documents have all but what is the rider's. */
const rider = { who: 'rider', budgets: { paint: paint.paint, usable: [4.6, 3.8] }, again: [2.2, 1.8] }

export const pages = [
  {
    name: 'landing',
    path: '/',
    usable: 'main a[href="/products"]',
    budgets: { ...paint, usable: [3.2, 2.6] },
    again: [1.3, 1.15],
  },
  {
    name: 'products',
    path: '/products',
    usable: 'main input[type="radio"]:enabled',
    isKept: true,
    budgets: { ...paint, usable: [3.6, 1.3] },
    again: [2.1, 1.5],
  },
  {
    name: 'filtered',
    path: busTickets,
    usable: 'main article button:enabled',
    budgets: { ...paint, usable: [4.2, 3.6] },
    again: [2.4, 1.8],
  },
  { name: 'login', path: '/login', usable: form, budgets: { ...paint, usable: [3.9, 3.3] }, again: [2.1, 1.6] },
  { name: 'signup', path: '/signup', usable: form, ...others },
  { name: 'forgotpassword', path: '/forgotpassword', usable: form, ...others },
  { name: 'digital', path: '/digital', usable: form, ...others },
  { name: 'physical', path: '/physical', usable: 'main a[href="/products/null/physical"]', ...others },
  { name: 'managecard', path: '/manage-card', usable: form, ...others },
  { name: 'findorder', path: '/anonymous/ordersummary', usable: form, ...others },
  {
    name: 'emptycart',
    path: '/cart',
    usable: 'main a[href="/products"]',
    isKept: true,
    budgets: { paint: paint.paint, largest: [1.3, 1.2] },
  },
  {
    name: 'cart',
    path: '/cart',
    who: 'guest',
    usable: 'main ul button:enabled',
    budgets: { paint: paint.paint, usable: [3.7, 3.2] },
    again: [1.9, 1.5],
  },
  { name: 'guestcheckout', path: '/anonymous/checkout', who: 'guest', usable: form, ...others },
  {
    name: 'checkout',
    path: '/checkout',
    who: 'rider',
    usable: 'main :is(form input, button):enabled',
    budgets: { ...paint, usable: [4.2, 3.6] },
    again: [2.1, 1.7],
  },
  { name: 'account', path: '/account', usable: 'main section ul a[href^="/faremedia/"]', ...rider },
  { name: 'orders', path: '/account/orders', usable: 'main a[data-row]', ...rider },
  { name: 'wallet', path: '/account/wallet', usable: 'main section [data-variant]', ...rider },
  { name: 'paymentmethods', path: '/account/paymentmethods', usable: 'main li button:enabled', ...rider },
  { name: 'faremedia', path: '/faremedia?show=all', usable: 'main ul a[href^="/faremedia/"]', ...rider },
]

/** Signs in with a filled cart, or goes on as a guest. */
const ways = {
  async guest(page) {
    await page.getByRole('button', { name: /^Open cart/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Checkout' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Continue as guest' }).click()
    await page.waitForURL(/\/anonymous\/checkout/)
  },
  async rider(page) {
    await page.goto(new URL('/login', page.url()).href)
    await page.getByRole('textbox', { name: /^Email/ }).fill('rider@example.com')
    await page.getByLabel(/^Password/).fill('Transit-2026')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL((url) => url.pathname !== '/login')
  },
}

/** Returns what the browser of such a visitor has stored, for the contexts in which the benchmark visits pages. */
export async function storedStates(browser, address, wanted) {
  const states = {}
  for (const who of wanted) {
    const context = await browser.newContext({ locale: 'en-CA' })
    const page = await context.newPage()
    await page.goto(address + busTickets)
    await page
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Open cart, 1 item' }).waitFor()
    await ways[who](page)
    states[who] = await context.storageState()
    await context.close()
  }
  return states
}
