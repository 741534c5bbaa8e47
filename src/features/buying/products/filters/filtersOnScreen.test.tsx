// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { selectNotices } from '../../../../shared/notices/noticesSlice'
import { testBackend } from '../../../../testing/portal'
import { here, openAt, radio } from '../../../../testing/screens/productsScreen'

/** The styles of wide screens hide it. */
const change = () => screen.queryByText(/^Change/, { selector: 'button' })

// jsdom has no layout and cannot scroll.
Element.prototype.scrollIntoView = () => undefined

describe('the filters', () => {
  it('@CAT-04 a changed filter keeps the later ones, and names those that no longer fit', async () => {
    testBackend()
    const ride =
      '?filter=filter-service:service-rail&filter=filter-rider:rider-adult&filter=filter-product:product-tickets'
    const journey = '&filter=filter-rail-origin:station-airport&filter=filter-rail-destination:station-mill-cove'
    const { user, store } = await openAt(`/products${ride}${journey}`)
    await screen.findByRole('article', { name: 'Shoreline Adult Single' })
    await user.click(await radio('Youth'))
    await screen.findByRole('article', { name: 'Shoreline Youth Single' })
    expect(here()).toBe(`/products${ride.replace('adult', 'youth')}${journey}`)
    await user.click(await radio('Bus'))
    await screen.findByRole('article', { name: 'Youth Single Ride' })
    expect(here()).toBe(`/products${ride.replace('adult', 'youth').replace('rail', 'bus')}`)
    expect(selectNotices(store.getState()).map(({ text }) => text.values)).toEqual([{ names: 'Airport and Mill Cove' }])
  })

  it('@CAT-04 a choice that the backend refuses together with the changed one is dropped and named', async () => {
    testBackend()
    const ride =
      '?filter=filter-service:service-rail&filter=filter-rider:rider-adult&filter=filter-product:product-tickets'
    const journey = '&filter=filter-rail-origin:station-airport&filter=filter-rail-destination:station-mill-cove'
    const { user, store } = await openAt(`/products${ride}${journey}`)
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Origin' }), 'Mill Cove')
    await waitFor(() => expect(here()).toBe(`/products${ride}&filter=filter-rail-origin:station-mill-cove`))
    expect(await screen.findByRole('combobox', { name: 'Destination' })).toHaveValue('')
    expect(selectNotices(store.getState()).map(({ text }) => text.values)).toEqual([{ names: 'Mill Cove' }])
  })

  it('@CAT-01 folds the filters for small screens once they are met; "Change" shows them and takes the focus there', async () => {
    testBackend()
    const { user } = await openAt('/products?filter=filter-service:service-bus&filter=filter-rider:rider-adult')
    await user.click(await radio('Passes'))
    await waitFor(() => expect(change()).toHaveFocus())
    expect(change()?.previousElementSibling).toHaveTextContent('Bus · Adult · Passes')
    await user.click(await screen.findByText(/^Change/, { selector: 'button' }))
    expect(await radio('Bus')).toHaveFocus()
    expect(change()).toBeNull()
    await user.click(await screen.findByText('See 14 products'))
    expect(screen.getByRole('region', { name: 'Products' })).toHaveFocus()
    expect(change()).toBeInTheDocument()
  })

  it('@CAT-01 leaves the filters open for the keyboard, where each arrow key is a choice', async () => {
    testBackend()
    const { user } = await openAt('/products?filter=filter-service:service-bus&filter=filter-rider:rider-adult')
    const tickets = await radio('Tickets')
    tickets.focus()
    await user.keyboard(' ')
    expect(await screen.findAllByRole('article')).not.toHaveLength(0)
    expect(tickets).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    await screen.findByRole('article', { name: 'Adult Day Pass' })
    expect(await radio('Passes')).toHaveFocus()
    expect(change()).toBeNull()
  })

  it('@CAT-01 in transit mode names each product’s service, and can be narrowed to one', async () => {
    testBackend('riderBuyingForCard')
    const { user } = await openAt('/products/null/digital?filter=filter-product:product-passes')
    expect(await screen.findByRole('article', { name: 'Bus: Adult Day Pass' })).toBeInTheDocument()
    expect(screen.getByRole('article', { name: 'Ferry: Islander Monthly Pass' })).toBeInTheDocument()
    expect(await radio('All')).toBeChecked()
    await user.click(await radio('Ferry'))
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Bus: Adult Day Pass' })).toBeNull())
    expect(await screen.findByRole('article', { name: 'Ferry: Islander Monthly Pass' })).toBeInTheDocument()
  })
})
