import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { cardGlyph, ticketGlyph } from '../glyphs/products'
import { SectionNav } from './SectionNav'

const sections = [
  { to: '/account/cards', title: 'Fare cards', glyph: cardGlyph },
  { to: '/account/orders', title: 'Orders', glyph: ticketGlyph },
]
const open = (at: string) => renderInPortal(<SectionNav label="Your account" sections={sections} />, { at })
const nav = () => within(screen.getByRole('navigation', { name: 'Your account' }))

describe('the sections of an area', () => {
  it('are a list of links with their names alone', async () => {
    await open('/account')
    expect(nav().getAllByRole('listitem')).toHaveLength(2)
    expect(nav().getByRole('link', { name: 'Fare cards' })).toHaveAttribute('href', '/account/cards')
    expect(nav().queryByRole('img')).toBeNull()
    expect(nav().queryByRole('link', { current: 'page' })).toBeNull()
  })

  it('mark the one that is open', async () => {
    const marked = sections.map((section) => ({ ...section, isOpen: section.title === 'Orders' }))
    await renderInPortal(<SectionNav label="Your account" sections={marked} />, { at: '/account/orders/17' })
    expect(nav().getAllByRole('link', { current: 'page' })).toEqual([nav().getByRole('link', { name: 'Orders' })])
  })

  it('stand in lists of their groups, each with its title', async () => {
    const grouped = sections.map((section, at) => ({ ...section, group: ['Rides', 'Money'][at] }))
    await renderInPortal(<SectionNav label="Your account" sections={grouped} />, { at: '/' })
    const lists = nav().getAllByRole('list')
    expect(lists.map((list) => list.textContent)).toEqual(['Fare cards', 'Orders'])
    expect(nav().getByRole('list', { name: 'Money' })).toBe(lists[1])
  })

  it('are reached and followed by keyboard', async () => {
    const { user } = await open('/account/cards')
    await user.tab()
    expect(nav().getByRole('link', { name: 'Fare cards' })).toHaveFocus()
    await user.tab()
    await user.keyboard('{Enter}')
    expect(nav().getByRole('link', { name: 'Orders' })).toHaveFocus()
  })
})
