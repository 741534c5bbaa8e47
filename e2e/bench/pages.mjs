export const busTickets =
  '/products?filter=filter-service:service-bus&filter=filter-rider:rider-adult&filter=filter-product:product-tickets'

/*
 * The pages that the benchmark visits. `usable` is a selector of what the visitor comes for: it counts once it is on the
 * live page. Budgets are ratios to the static page, as [must, aim].
 */

const form = 'main form :is(input, select):enabled'
const first = { paint: [1.25, 1.1], largest: [1.25, 1.1], usable: [4.6, 4] }
const others = { paint: [1.3, 1.15], usable: [5.2, 4.4] }

/** A rider's own pages: their documents have all but what is the rider's. */
const rider = { budgets: { paint: [1.3, 1.15], usable: [4.6, 3.8] }, again: [2.2, 1.8] }

export const pages = [
  {
    name: 'landing',
    path: '/',
    usable: 'main a[href="/products"]',
    budgets: { largest: [1.1, 1.05], usable: [3.8, 3.4] },
  },
  { name: 'products', path: '/products', usable: 'main input[type="radio"]:enabled', budgets: first },
  { name: 'filtered', path: busTickets, usable: 'main article button:enabled', budgets: { usable: [5.2, 4.4] } },
  { name: 'login', path: '/login', usable: form, budgets: first },
  { name: 'signup', path: '/signup', usable: form, budgets: others },
  { name: 'forgotpassword', path: '/forgotpassword', usable: form, budgets: others },
  { name: 'digital', path: '/digital', usable: form, budgets: others },
  { name: 'physical', path: '/physical', usable: 'main a[href="/products/null/physical"]', budgets: others },
  { name: 'managecard', path: '/manage-card', usable: form, budgets: others },
  { name: 'findorder', path: '/anonymous/ordersummary', usable: form, budgets: others },
  { name: 'cart', path: '/cart', who: 'guest', usable: 'main ul button:enabled', budgets: others },
  { name: 'guestcheckout', path: '/anonymous/checkout', who: 'guest', usable: form, budgets: others },
  {
    name: 'checkout',
    path: '/checkout',
    who: 'rider',
    usable: 'main :is(form input, button):enabled',
    budgets: others,
  },
  { name: 'account', path: '/account', who: 'rider', usable: 'main section ul a[href^="/faremedia/"]', ...rider },
  { name: 'orders', path: '/account/orders', who: 'rider', usable: 'main tbody a', ...rider },
  { name: 'wallet', path: '/account/wallet', who: 'rider', usable: 'main section [data-variant]', ...rider },
  {
    name: 'paymentmethods',
    path: '/account/paymentmethods',
    who: 'rider',
    usable: 'main li button:enabled',
    ...rider,
  },
  { name: 'faremedia', path: '/faremedia?show=all', who: 'rider', usable: 'main ul a[href^="/faremedia/"]', ...rider },
]

/** The budget of a second visit, for which the browser has kept the files. */
export const again = [2.8, 2.2]

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
