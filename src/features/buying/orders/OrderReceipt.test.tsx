// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { loadLanguage, showLanguage } from '../../../i18n/texts'
import { formatMoney } from '../../../shared/locales/money'
import { orderItem, sampleOrder } from '../../../testing/buying/sampleOrder'
import { address, cells, fact, onCard, shipped, showOrder } from '../../../testing/screens/showOrder'
import { languageChanged } from '../../identity/settings'
import { fc } from '../../../testing/chance/property'

describe('The summary of an order', () => {
  test('@PAY-08 tells all of it', async () => {
    await showOrder(shipped)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Order SP-100004')
    expect(document.title).toContain('Order SP-100004')
    expect(fact('Order number')).toContain('SP-100004')
    expect(fact('Purchase number')).toContain('P-100004')
    expect(fact('Sold by')).toContain('Sableport Regional Transit Authority')
    expect(fact('Customer')).toContain('rider@example.com')
    expect(fact('Date')).toMatch(/Nov\.? 20, 2026, 8:05\sa\.m\. Atlantic Standard Time/)
    expect(fact('Status')).toContain('Paid')
    expect(fact('Amount paid')).toContain('$94.75')
    expect(fact('Payment method')).toMatch(/Visa •••• 1111.*ending in 1111 \$90\.00.*Wallet \$4\.75/)
    expect(fact('Shipping address')).toMatch(/Jordan MacLeod.*18 Lantern Street.*Halifax.*Canada/)
    expect(fact('Shipping method')).toMatch(/Standard mail.*5 to 7 business days/)
    expect(fact('Subtotal')).toContain('$102.50')
    expect(fact('Shipping')).toContain('$2.50')
    expect(fact('Promo WELCOME10')).toContain('−$10.25')
    expect(fact('Total')).toContain('$94.75')
  })

  test.each([
    [undefined, false],
    ['2026-11-21T03:59:00Z', false],
    ['2026-11-21T04:00:00Z', true],
  ])('@PAY-08 paid at %s tells a day of its own: %s', async (paid_at, isTold) => {
    await showOrder(sampleOrder({ paid_at }))
    expect(screen.queryAllByText('Paid on')).toHaveLength(isTold ? 1 : 0)
    if (isTold) expect(fact('Paid on')).toMatch(/Nov\.? 21, 2026, 12:00\sa\.m\./)
  })

  test('@PAY-08 lists the items in a table with a caption and headers', async () => {
    await showOrder(shipped)
    const table = screen.getByRole('table', { name: 'What you bought' })
    const headers = within(table).getAllByRole('columnheader')
    expect(headers.map((header) => [header.textContent, header.getAttribute('scope')])).toEqual(
      ['Item', 'Details', 'Quantity', 'Price', 'Total'].map((name) => [name, 'col']),
    )
    for (const header of within(table).getAllByRole('rowheader')) expect(header).toHaveAttribute('scope', 'row')
    expect(cells('Shoreline')).toEqual([expect.stringContaining('Harbourfront to Airport'), '2', '$10.50', '$21.00'])
    expect(cells('Shoreline')[0]).toContain('SABLE-100004-1')
    expect(cells('7-Day')[0]).toContain('Renews automatically')
    expect(cells('Booklet')[0]).not.toContain('Renews')
  })

  test('@PAY-08 shows an unknown type as text, and what is not there not at all', async () => {
    await showOrder({ ...shipped, shipping_address: null, shipping_method: null, promo_code: null })
    expect(cells('Hover')[0]).toBe('HOVERCRAFT')
    expect(screen.queryByText('Fare card number')).toBeNull()
    expect(screen.queryByText('Shipping address')).toBeNull()
    expect(fact('Promo')).toContain('−$10.25')
  })

  test('@PAY-08 tells what was shipped free, and each item’s offer where no next step tells it', async () => {
    const offer = 'Ships to you in 5 to 7 business days.'
    const items = shipped.order_items?.map((item) => (item.shipping_enabled ? { ...item, offer_serve: offer } : item))
    const { show } = await showOrder({ ...shipped, order_items: items, shipping: 0 })
    expect(fact('Shipping')).toContain('$0.00')
    expect(cells('Booklet')[0]).not.toContain(offer)
    await show(sampleOrder({ ...shipped, order_items: items, status: 'Pending' }))
    expect(cells('Booklet')[0]).toContain(offer)
  })

  test('@PAY-08 has the journey in the language of the interface', async () => {
    const { store, show } = await showOrder(shipped)
    await act(async () => {
      await loadLanguage('fr')
      await showLanguage('fr')
      store.dispatch(languageChanged('fr'))
    })
    await show(sampleOrder(shipped))
    expect(await screen.findByText(/Front de mer/)).toBeVisible()
    expect(fact('Date')).toMatch(/20 nov\. 2026.*8\sh\s05, heure normale de l’Atlantique/)
    await showLanguage('en')
  })

  test('@PAY-08 has a line for the tax wherever the backend tells one', async () => {
    const { show } = await showOrder({ tax: 315, total: 2_415 })
    expect(fact('Tax')).toBe('Tax$3.15')
    await show(sampleOrder())
    expect(screen.queryByText('Tax')).toBeNull()
  })

  test('@PAY-08 shows the sums as they were sent, and every line of the order', async () => {
    const { show } = await showOrder()
    const cents = fc.oneof(fc.nat({ max: 100_000_000 }), fc.constant(0))
    const order = fc.record({
      subtotal: cents,
      shipping: cents,
      promo: cents,
      total: cents,
      amount_paid: cents,
      order_items: fc.array(
        fc.record({ quantity: fc.integer({ min: 1, max: 20 }), price: cents }).map((given) => orderItem(given)),
        { maxLength: 5 },
      ),
    })
    await fc.assert(
      fc.asyncProperty(order, async (given) => {
        await show(sampleOrder(given))
        const money = (sum: number) => formatMoney(sum, 'en')
        const isWhole = given.shipping === 0 && given.promo === 0 && given.subtotal === given.total
        if (isWhole) expect(screen.queryByText('Subtotal')).toBeNull()
        else expect(fact('Subtotal')).toBe(`Subtotal${money(given.subtotal)}`)
        for (const [name, sum] of [
          ['Shipping', given.shipping],
          ['Promo', -given.promo],
        ] as const) {
          const lines = screen.queryAllByText(name, { selector: 'dt' })
          expect(lines.map((line) => line.parentElement?.textContent)).toEqual(sum ? [`${name}${money(sum)}`] : [])
        }
        expect(fact('Total')).toBe(`Total${money(given.total)}`)
        expect(fact('Amount paid')).toBe(`Amount paid${money(given.amount_paid)}`)
        const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
          [...row.querySelectorAll('[data-figure]')].map((cell) => cell.textContent),
        )
        expect(rows).toEqual(
          given.order_items.map(({ quantity, price }) => [`${quantity}`, money(price), money(price * quantity)]),
        )
      }),
      { numRuns: 25 },
    )
  })

  test('@PAY-08 takes hostile strings as text, and a date or a price that is none as it is', async () => {
    const hostile = '<img src=x onerror="alert(1)"><script>alert(2)</script>{{number}} $t(orders:print) \u202eevil'
    await showOrder({
      order_number: hostile,
      purchase_number: '__proto__',
      date: 'the day <b>before</b>',
      status: 'constructor',
      payments: [{ label: hostile, amount: 1 }],
      promo_code: hostile,
      order_items: [
        orderItem({
          name: hostile,
          type: '__proto__',
          offer_code: hostile,
          offer_serve: hostile,
          quantity: 2.5,
          price: 333,
        }),
      ],
      shipping_address: { ...address, lastName: hostile, state: 'x', city: 'y', zip: 'z', country: hostile },
      shipping_method: { id: 'm', name: hostile, price: 1, eta: hostile },
    })
    expect(document.querySelectorAll('main img, img, script, b, [onerror]')).toHaveLength(0)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('<img src=x onerror="alert(1)">')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('{{number}} $t(orders:print)')
    expect(fact('Date')).toBe('Datethe day <b>before</b>')
    expect(fact('Status')).toBe('Statusconstructor')
    expect(cells('img').slice(1)).toEqual(['2.5', '$3.33', 'Price unavailable'])
    expect(cells('img')[0]).toContain('__proto__')
  })

  test('@PAY-08 masks the number of its fare card', async () => {
    const { container } = await showOrder(onCard)
    expect(fact('Fare card number')).toMatch(/•••• 7777.*ending in 7777/)
    expect(container).not.toHaveTextContent('5555')
  })

  test('@PAY-08 can be printed: the receipt’s name and number are on the paper', async () => {
    const { user } = await showOrder()
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    await user.click(screen.getByRole('button', { name: 'Print receipt' }))
    expect(print).toHaveBeenCalledTimes(1)
    expect(screen.getByText('Sableport Transit, order SP-100004')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Print receipt' }).closest('[data-print="hide"]')).not.toBeNull()
  })
})
