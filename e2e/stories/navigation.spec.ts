import { expect, test } from '../fixtures'
import { settingsWith } from '../operator'
import { combinations, heading } from '../shopping'

test('@NAV-02 any other path shows the not-found page, with a way home', async ({ page, open, bothSchemes, axe }) => {
  for (const path of ['/nowhere', '/account/nowhere', '/products/a/b/c', '/ordersummary']) {
    await open(path)
    await expect(heading(page, 'Page not found.')).toBeVisible()
  }
  await expect(page.getByRole('contentinfo'), 'no empty screen before the footer').toBeInViewport()
  await bothSchemes(async () => axe())
  await page.getByRole('main').getByRole('link', { name: /home/i }).click()
  await expect(page).toHaveURL('/')
})

test('@NAV-01 @NAV-11 each route leads where its visitor may go', async ({ page, open }) => {
  await open('/checkout')
  await expect(page).toHaveURL('/login?from=%2Fcheckout')
  await open('/ordersummary/any')
  await expect(page).toHaveURL('/login?from=%2Fordersummary%2Fany')
  await open('/anonymous/checkout')
  await expect(page).toHaveURL('/login?from=%2Fanonymous%2Fcheckout')
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await expect(page).toHaveURL(/\/anonymous\/checkout/)
  await open('/anonymous/ordersummary/any', { scenario: 'riderSignedIn' })
  await expect(page).toHaveURL('/ordersummary/any')
})

test('@NAV-09 every page has its title; focus goes to its heading; Back restores the scroll', async ({
  page,
  open,
}) => {
  await open('/')
  await expect(page).toHaveTitle(/Sableport Transit/)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
  await expect(page).toHaveTitle('Buy Tickets – Sableport Transit')
  await expect(heading(page, 'Buy Tickets')).toBeFocused()
  await page.goto(combinations.busAdultPasses)
  await expect(page.getByRole('article')).toHaveCount(12)
  const login = await page.getByRole('link', { name: 'Login' }).boundingBox()
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(700)
  const before = await page.evaluate(() => window.scrollY)
  // The header sticks to the top. `click()` on the link would scroll the page itself, but here the mouse wheel scrolls
  // it.
  await page.mouse.click((login?.x ?? 0) + 10, (login?.y ?? 0) + 10)
  await expect(heading(page, /Sign in/)).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(12)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 50)
})

test('@NAV-05 @NAV-07 the navigation knows who is here; the footer has the operator’s links', async ({
  page,
  open,
}) => {
  await open('/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible()
  await open('/login')
  await expect(header.getByRole('link', { name: 'Home', exact: true })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0)
  await open('/', { scenario: 'riderSignedIn', now: '2031-05-05T12:00:00Z' })
  await expect(header.getByRole('button', { name: /Account: Jordan MacLeod/ })).toBeVisible()
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('© 2031 Sableport Regional Transit Authority')
  await expect(footer.getByRole('link', { name: 'Terms of use' })).toHaveAttribute('href', /\/terms$/)
  await expect(footer.getByRole('link', { name: /shelter/i })).toHaveCount(0)
  await expect(footer.getByRole('link', { name: /App Store/ })).toBeVisible()
})

test('@NAV-07 under pages of the account, cards and the checkout the footer is low and keeps all its links', async ({
  page,
  open,
}) => {
  await open('/', { scenario: 'riderWithFullCart' })
  const footer = page.getByRole('contentinfo')
  const height = async () => (await footer.boundingBox())?.height ?? 0
  await expect(footer.getByRole('link', { name: /App Store/ })).toBeVisible()
  const links = await footer.getByRole('link').count()
  const whole = await height()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(height, 'on a phone').toBeLessThan(300)
  await page.setViewportSize({ width: 1280, height: 720 })
  const edges = new Set<number | undefined>()
  for (const path of ['/account', '/account/profile', '/faremedia', '/checkout?step=contact']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: /Account|Profile|cards|Contact/ })).toBeVisible()
    await expect(footer.getByRole('link').filter({ visible: true })).toHaveCount(links)
    expect(await height()).toBeLessThan(whole * 0.55)
    if (path.startsWith('/account')) edges.add((await page.getByRole('heading', { level: 1 }).boundingBox())?.x)
  }
  expect(edges.size).toBe(1)
})

test('@CAT-06 in French, “Add” is beside its price', async ({ page, open }) => {
  await open('/products/null/digital?filter=filter-product:product-passes', {
    scenario: 'riderBuyingForCard',
    language: 'fr',
  })
  await expect(page.getByRole('article')).toHaveCount(12)
  const away = await page.getByRole('article').evaluateAll((all) =>
    all.map((ticket) => {
      const [price, add] = ['.product-price', '.product-controls > button'].map((part) =>
        ticket.querySelector(part)?.getBoundingClientRect(),
      )
      return Math.abs((price?.top ?? 0) + (price?.height ?? 0) / 2 - (add?.top ?? 0) - (add?.height ?? 0) / 2)
    }),
  )
  expect(Math.max(...away)).toBeLessThan(10)
})

test('@NAV-06 on a phone the navigation is a drawer, by keyboard and touch', async ({ page, open, axe }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open('/')
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('link', { name: 'Products' })).toBeVisible()
  await axe()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(menu).toBeFocused()
  await menu.click()
  await drawer.getByRole('link', { name: 'Products' }).click()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL('/products')
})

test('@OPS-01 a broken settings file is told in plain words, not with a white page', async ({ page, allowErrors }) => {
  allowErrors(/settings/)
  await page.route('**/settings.json', (route) =>
    route.fulfill({ json: { operator: { name: '' }, hosts: { accounts: 'javascript:alert(1)' } } }),
  )
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText('hosts.accounts')
  await expect(page.getByRole('alert')).toContainText('operator.name')
})

test('@OPS-01 another operator: name, colours, languages and links come from the settings', async ({
  page,
  context,
  open,
}) => {
  await settingsWith(context, (settings) =>
    Object.assign(settings, {
      operator: { name: 'Prairie Lines', timeZone: 'America/Regina' },
      colours: { primary: '#7a1fa2' },
      languages: ['fr'],
      features: { guestCheckout: false },
      links: {},
    }),
  )
  await open('/login?from=/checkout')
  await expect(page.getByText('Prairie Lines').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('button', { name: /sans compte/ })).toHaveCount(0)
  // These are the footer's only remaining links.
  const ownLinks = ['Trouver une commande', 'Licences de tiers (en anglais)']
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText(ownLinks)
})

test('@STORE-02 a browser that refuses storage: the portal works for this visit, and says so once', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      const original = Storage.prototype[name] as (this: Storage, key: string, value: string) => string | null
      Object.assign(Storage.prototype, {
        [name](this: Storage, key: string, value: string) {
          // The mock backend's own worker stores its cookies there.
          if (key.includes('msw')) return original.call(this, key, value)
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  })
  await open(combinations.busAdultTickets)
  await page.getByRole('button', { name: 'Add to cart: Adult Single Ride' }).click()
  await expect(page.getByText(/doesn’t let us save/).first()).toBeVisible()
  await page.getByRole('link', { name: 'Login' }).click()
  await expect(page.getByRole('button', { name: 'Open cart, 1 item' })).toBeVisible()
})

test('@STORE-02 damaged storage in every key never breaks a page @deep', async ({ page, open }) => {
  await open('/')
  await page.evaluate(() => {
    const keys = [
      'auth_token',
      'cwp_user',
      'cart',
      'faremedia_id',
      'tempAuthToken',
      'parentOrgId',
      'isGuestUser',
      'card_token',
      'language',
      'service_config_uuid',
    ]
    for (const key of keys) localStorage.setItem(key, '{"__proto__":{"polluted":true},"x":[')
    localStorage.removeItem('auth_token')
  })
  await open('/cart')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(page.getByText(/damaged|couldn’t read/).first()).toBeVisible()
})

test('@API-04 @CART-05 hostile texts are shown as text', async ({ page, open, mock }) => {
  await open(combinations.busAdultTickets)
  await page.getByRole('button', { name: 'Add to cart: Adult Single Ride' }).click()
  await expect(page.getByRole('button', { name: 'Open cart, 1 item' })).toBeVisible()
  const hostile = '<img src=x onerror=alert(1)>{{name}} %s javascript:'
  await page.evaluate((text) => {
    const [line] = JSON.parse(localStorage.getItem('cart') ?? '[]') as Record<string, unknown>[]
    const theme = { background_color: 'red;background:url(//evil.example)' }
    const hurt = { name: text, short_desc: text, alert_message: text, productFilterName: text, theme }
    localStorage.setItem('cart', JSON.stringify([{ ...line, ...hurt, productImage: 'javascript:alert(1)' }]))
  }, hostile)
  // The cart refreshes itself when it opens, and would replace these names by the backend's.
  await mock.fault('searchProductsAsGuest', '500')
  await page.goto('/cart')
  const refused = async () => (await mock.calls()).filter(({ status }) => status === 500).map(({ name }) => name)
  await expect.poll(refused).toContain('searchProductsAsGuest')
  await expect(page.getByRole('heading', { name: hostile })).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})
