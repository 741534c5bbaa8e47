/** The most frequent interactions, each with its preparation. Only `act` is timed. */
export const busTickets =
  '/products?filter=filter-service:service-bus&filter=filter-rider:rider-adult&filter=filter-product:product-tickets'

const open = (path, scenario) => async (page, address) => {
  await page.goto(`${address}${path}${path.includes('?') ? '&' : '?'}scenario=${scenario}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  // What the portal prefetches when idle must not count in the times.
  await page.waitForLoadState('networkidle')
}

const firstButton = (page, name) => page.getByRole('button', { name }).first()

export const interactions = [
  {
    name: 'add to cart',
    begin: async (page, address) => {
      await open(busTickets, 'visitor')(page, address)
      await firstButton(page, /^Add .*to cart/i).waitFor()
    },
    act: (page) => firstButton(page, /^Add .*to cart/i).click(),
  },
  {
    name: 'choose a filter',
    begin: open('/products', 'visitor'),
    act: (page) => page.getByRole('radio').first().check({ force: true }),
  },
  {
    name: 'change a quantity on the product card',
    begin: async (page, address) => {
      await open(busTickets, 'visitor')(page, address)
      await firstButton(page, /^Increase/).waitFor()
    },
    act: (page) => firstButton(page, /^Increase/).click(),
  },
  {
    name: 'change a quantity in the full cart',
    begin: open('/cart', 'riderWithFullCart'),
    act: (page) =>
      page
        .getByRole('button', { name: /^Decrease/, disabled: false })
        .first()
        .click(),
  },
  {
    name: 'open the cart',
    begin: open('/', 'riderWithFullCart'),
    act: (page) => firstButton(page, /^Open cart/).click(),
  },
]
