// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { SearchBody } from '../../../api/contract/buying/products'
import { createMockBackend } from '../../../mocks/node'
import { setClock } from '../../../shared/clock'
import { testBackend } from '../../../testing/portal'
import { here, openAt, radio } from '../../../testing/screens/productsScreen'
import { selectCartLines } from '../cart'

const passes = '?filter=filter-service:service-bus&filter=filter-rider:rider-adult&filter=filter-product:product-passes'

describe('the products page', () => {
  it('@CAT-01 @CAT-04 asks for one thing after the other, then shows prices; the address keeps the choices', async () => {
    testBackend()
    const { user } = await openAt('/products')
    expect(screen.getByRole('heading', { level: 1, name: 'Buy Tickets' })).toBeInTheDocument()
    expect(screen.getByText('Select options to see prices')).toBeInTheDocument()
    const bus = await radio('Bus')
    expect(bus).toHaveAccessibleDescription('A city bus')
    await user.click(bus)
    await user.click(await radio('Adult'))
    expect(await radio('Adult')).toHaveFocus()
    await user.click(await radio('Passes'))
    expect(await screen.findAllByRole('article')).toHaveLength(12)
    expect(here()).toBe(`/products${passes}`)
    expect(bus).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(screen.queryAllByRole('article')).toEqual([]))
    expect(await radio('Passes')).not.toBeChecked()
    expect(await radio('Adult')).toBeChecked()
  })

  it('@CAT-01 @LAND-01 shows what the services cost while nothing is chosen; a ticket chooses its service', async () => {
    testBackend()
    const { user } = await openAt('/products')
    const ferry = screen.getByRole('link', { name: 'Ferry' })
    expect(await screen.findByText('from $7.25')).toBeInTheDocument()
    await user.click(ferry)
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(here()).toBe('/products?filter=filter-service:service-ferry')
    expect(await radio('Ferry')).toBeChecked()
    expect(await screen.findByRole('heading', { name: 'Next, choose: Rider' })).toBeInTheDocument()
    expect(screen.getByText('Select options to see prices')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Bus' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Adult' }))
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(here()).toBe('/products?filter=filter-service:service-ferry&filter=filter-rider:rider-adult')
    expect(await screen.findByText('Next, choose: Product type')).toBeInTheDocument()
  })

  it('@CAT-03 shows further products on demand and reads on where they begin', async () => {
    testBackend()
    const { user } = await openAt(`/products${passes}`)
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(14))
    expect(document.activeElement).toBe(screen.getAllByRole('heading', { level: 3 })[12])
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('@CAT-07 @API-06 holds "Show more" for as long as the backend asks for', async () => {
    const backend = testBackend()
    const { user } = await openAt(`/products${passes}`)
    const button = await screen.findByRole('button', { name: 'Show more' })
    let clock = 1_000_000
    setClock(() => clock)
    onTestFinished(() => setClock())
    await backend.fault('*', '429', 1)
    await user.click(button)
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Please try again in 5 seconds.')
    await user.click(button)
    expect(button).toHaveAttribute('aria-disabled', 'true')
    clock += 5_000
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    await user.click(button)
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(14))
  })

  it('@CAT-04 takes filters back one by one and all at once, and keeps the focus at hand', async () => {
    testBackend()
    const { user } = await openAt(`/products${passes}`)
    await user.click(await screen.findByRole('button', { name: 'Remove filter: Adult' }))
    const rest = '?filter=filter-service:service-bus&filter=filter-product:product-passes'
    await waitFor(() => expect(here()).toBe(`/products${rest}`))
    expect(screen.getByRole('button', { name: 'Remove filter: Bus' })).toHaveFocus()
    expect(await radio('Passes')).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }))
    expect(here()).toBe('/products')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('@CAT-07 says that products cannot be shown, keeps the filters, and tries again', async () => {
    const backend = testBackend()
    const { user } = await openAt('/products?filter=filter-service:service-bus')
    await radio('Adult')
    await backend.fault('searchProductsAsGuest', '500', 1)
    await user.click(await radio('Adult'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to view products')
    expect(await radio('Adult')).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await radio('Passes')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('@CAT-07 an address with a filter that does not exist can be started over', async () => {
    testBackend()
    const { user } = await openAt('/products?filter=filter-service:service-zeppelin')
    expect(await screen.findByRole('alert')).toHaveTextContent('no longer available')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Clear all filters' }))
    await radio('Bus')
    expect(here()).toBe('/products')
  })

  it('@CAT-03 shows a dropdown where the backend wants one', async () => {
    testBackend()
    const tickets =
      '?filter=filter-service:service-rail&filter=filter-rider:rider-adult&filter=filter-product:product-tickets'
    const { user } = await openAt(`/products${tickets}`)
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Origin' }), 'Airport')
    const destination = await screen.findByRole('combobox', { name: 'Destination' })
    expect(within(destination).queryByRole('option', { name: 'Airport' })).toBeNull()
    await user.selectOptions(destination, 'University')
    expect(await screen.findAllByRole('article')).not.toHaveLength(0)
  })

  it('@CAT-01 is named after what is bought in transit mode', async () => {
    const backend = testBackend()
    await openAt('/products/null/physical')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Buy physical products')
    await waitFor(async () => expect((await backend.calls())[0]?.name).toBe('searchProductsForCard'))
    expect(((await backend.calls())[0]?.body as SearchBody).applied_filters).toEqual([])
  })
})

describe('a product card', () => {
  it('@CAT-06 @CART-03 adds the quantity to the cart, which starts at 1 again', async () => {
    testBackend()
    const { user, store } = await openAt(`/products${passes}`)
    const card = within(await screen.findByRole('article', { name: 'Adult Day Pass' }))
    expect(card.getByText('$10.50')).toBeInTheDocument()
    // All passes of the list are in the app, so the list says it once.
    expect(screen.getAllByText('Digital, in the app')).toHaveLength(1)
    expect(card.queryByText('Digital, in the app')).toBeNull()
    expect(card.queryByText(/in cart/)).toBeNull()
    const quantity = card.getByRole('spinbutton', { name: 'Quantity of Adult Day Pass' })
    const add = card.getByRole('button', { name: 'Add to cart: Adult Day Pass' })
    expect(quantity).toHaveValue('1')
    await user.click(card.getByRole('button', { name: /^Increase/ }))
    await user.click(add)
    await waitFor(() => expect(quantity).toHaveValue('1'))
    expect(selectCartLines(store.getState())).toMatchObject([
      { uuid: 'bus-adult-day', quantity: 2, productFilterName: 'Bus · Adult · Passes' },
    ])
    expect(card.getByText('2 in cart')).toBeVisible()
    expect(add).toHaveFocus()
  })

  it('@CAT-06 adds nothing at 0, and says why', async () => {
    testBackend()
    const { user, store } = await openAt(`/products${passes}`)
    const card = within(await screen.findByRole('article', { name: 'Adult Day Pass' }))
    await user.click(card.getByRole('button', { name: /^Decrease/ }))
    const add = card.getByRole('button', { name: /^Add to cart/ })
    expect(add).toHaveAttribute('aria-disabled', 'true')
    expect(add).toHaveAccessibleDescription('Choose at least 1 to add it to your cart.')
    await user.click(add)
    expect(selectCartLines(store.getState())).toEqual([])
  })

  it('@CART-02 says the limit of an order before it is hit, and what a larger group can do', async () => {
    testBackend()
    const { user } = await openAt(`/products${passes}`)
    const card = within(await screen.findByRole('article', { name: 'Adult Day Pass' }))
    expect(screen.getByText(/^Up to 20 items per order/)).toBeVisible()
    const quantity = card.getByRole('spinbutton', { name: 'Quantity of Adult Day Pass' })
    await user.click(quantity)
    await user.keyboard('{End}')
    await user.click(card.getByRole('button', { name: /^Add to cart/ }))
    await waitFor(() => expect(quantity).toHaveValue('1'))
    expect(card.getByRole('status')).toHaveTextContent(
      'You can add 0 more (limit 20 per order). For a larger group, place another order.',
    )
  })

  it('@CAT-06 stops at the most that one add may hold', async () => {
    testBackend()
    const { user } = await openAt(`/products${passes}`)
    const quantity = await screen.findByRole('spinbutton', { name: 'Quantity of Adult Day Pass' })
    await user.click(quantity)
    await user.keyboard('{End}')
    expect(quantity).toHaveValue('20')
  })

  it('@CAT-06 shows what to know before buying, and the description line by line', async () => {
    testBackend()
    const night =
      '?filter=filter-service:service-bus&filter=filter-rider:rider-adult&filter=filter-product:product-tickets'
    const { user } = await openAt(`/products${night}`)
    const card = within(await screen.findByRole('article', { name: 'Night Owl Single Ride' }))
    expect(card.getByText('Valid from 10 p.m. to 5 a.m. only.')).toBeInTheDocument()
    await user.click(card.getByText('Details'))
    expect(card.getByText('Transfers in the same direction are free for 90 minutes.')).toBeVisible()
    expect(card.getByText('Digital, in the app')).toBeInTheDocument()
    expect(card.getByRole('presentation')).toHaveAttribute('src', expect.stringContaining('/pictures/bus-ticket.svg'))
    const booklet = within(screen.getByRole('article', { name: 'Paper Booklet, 10 Adult Rides' }))
    expect(booklet.getByText('Shipped to you')).toBeInTheDocument()
  })

  it('@CAT-06 sells nothing without a price, loads no doubtful picture, and shows any text as text', async () => {
    const { server, store } = createMockBackend()
    server.listen({ onUnhandledRequest: 'error' })
    onTestFinished(() => server.close())
    const name = '<b>Day</b> pass'
    await store.run(({ products }) => {
      const product = products.find((entry) => entry.uuid === 'bus-adult-day')
      const picture = 'https://pictures.elsewhere.example/a.png'
      if (product)
        Object.assign(product, { list_price: 'free', product_image_path: picture, name: { en: name, fr: name } })
    })
    const { container } = await openAt(`/products${passes}`)
    const article = await screen.findByRole('article', { name })
    const card = within(article)
    expect(card.getByText('Price unavailable')).toBeInTheDocument()
    expect(card.getByRole('button', { name: `Unavailable: ${name}` })).toHaveAttribute('aria-disabled', 'true')
    expect(card.queryByRole('spinbutton')).toBeNull()
    expect(article.querySelector('img')).toBeNull()
    expect(article.querySelector('.product-picture svg')).not.toBeNull()
    expect(container.querySelector('b')).toBeNull()
  })
})
