import { screen, within } from '@testing-library/react'
import { useLocation } from 'react-router'
import { describe, expect, it } from 'vitest'
import { fc, property } from '../../testing/chance/property'
import { renderInPortal } from '../../testing/screens/renderInPortal'
import { Pager } from './Pager'
import { shownPages } from './shownPages'

function Orders({ pages = 12 }: { pages?: number }) {
  const page = Number(new URLSearchParams(useLocation().search).get('page') ?? 1)
  return <Pager label="Pages of orders" page={page} pages={pages} hrefOf={(to) => `/orders?page=${to}`} />
}

const open = (page: number, pages?: number) => renderInPortal(<Orders pages={pages} />, { at: `/orders?page=${page}` })
const pager = () => within(screen.getByRole('navigation', { name: 'Pages of orders' }))
const link = (name: string) => pager().getByRole('link', { name })
const names = () =>
  pager()
    .getAllByRole('link')
    .map((item) => item.textContent)

describe('the pager', () => {
  it('has links to the pages around, the first and the last', async () => {
    await open(6)
    expect(names()).toEqual(['Previous page', '1', '5', '6', '7', '12', 'Next page'])
    expect(link('Page 7')).toHaveAttribute('href', '/orders?page=7')
    expect(link('Previous page')).toHaveAttribute('href', '/orders?page=5')
    expect(link('Next page')).toHaveAttribute('href', '/orders?page=7')
  })

  it('@ACC-17 shows a number of pages that no list has without building them all', () => {
    expect(shownPages(3, 40_000_000_000)).toEqual([1, 2, 3, 4, -5, 40_000_000_000])
  })

  it('marks the current page and says it politely', async () => {
    const { user } = await open(6)
    expect(link('Page 6')).toHaveAttribute('aria-current', 'page')
    expect(pager().getAllByRole('link', { current: 'page' })).toHaveLength(1)
    expect(screen.getByRole('status')).toHaveTextContent('Page 6 of 12')
    await user.click(link('Next page'))
    expect(screen.getByRole('status')).toHaveTextContent('Page 7 of 12')
    expect(link('Page 7')).toHaveAttribute('aria-current', 'page')
  })

  it('is used by keyboard, to the end, without dropping the focus', async () => {
    const { user } = await open(11)
    link('Next page').focus()
    await user.keyboard('{Enter}')
    expect(pager().queryByRole('link', { name: 'Next page' })).toBeNull()
    await expect.poll(() => document.activeElement).toBe(link('Page 12'))
  })

  it('has no way before the first page', async () => {
    await open(1)
    expect(pager().queryByRole('link', { name: 'Previous page' })).toBeNull()
  })

  it('is not there for one page', async () => {
    await open(1, 1)
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})

describe('the pages that it shows', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, -3, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [5, 9, [1, -2, 4, 5, 6, -7, 9]],
    [9, 9, [1, -2, 8, 9]],
  ])('are at %d of %d: %j', (page, pages, expected) => {
    expect(shownPages(page, pages)).toEqual(expected)
  })

  property([fc.integer({ min: 1, max: 400 }), fc.nat()])('rise, are few, and have the current one', (pages, nat) => {
    const page = 1 + (nat % pages)
    const shown = shownPages(page, pages)
    const places = shown.map(Math.abs)
    expect(places).toEqual([...new Set(places)].sort((a, b) => a - b))
    expect(shown).toContain(page)
    expect([shown[0], shown.at(-1)]).toEqual([1, pages])
    expect(shown.length).toBeLessThanOrEqual(7)
  })
})
