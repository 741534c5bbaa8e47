// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { autoloadRecord } from '../../../../mocks/state/cards/autoloads'
import { testBackend } from '../../../../testing/portal'
import { narrowWindow } from '../../../../testing/screens/narrowWindow'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
import { CardScreen } from '../CardScreen'

async function onPhone(card: string, backend: ReturnType<typeof testBackend>, at = `/faremedia/${card}`) {
  narrowWindow()
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  await backend.now('2026-11-22T15:00:00Z')
  const shown = await renderInPortal(<CardScreen cardId={card} />, { at })
  const rows = within(await screen.findByRole('navigation', { name: 'About this card' }))
  return { ...shown, rows }
}

test('@FM-01 @FM-08 @FM-10 @FM-14 on a phone, rows tell what each part of a card holds', async () => {
  const backend = testBackend('riderWithRenewals')
  await backend.change((state) => {
    const plan = { kind: 'threshold', threshold: 1000, amount: 2000, payment_method_id: 'pay-visa' } as const
    state.autoloads.push(autoloadRecord({ card: 'card-phone', plan }))
  })
  const { rows } = await onPhone('card-phone', backend)
  expect(screen.queryByRole('tab')).toBeNull()
  await waitFor(() =>
    expect(rows.getAllByRole('link').filter(isRow).map(rowText)).toEqual([
      'passes: Passes Adult 7-Day Pass · Good through Fri, Nov 27 · +3',
      'history: History Ride · Yesterday · −$3.50',
      'autoload: Autoload $20 when the balance falls to $10',
      'autorenew: Auto-renewal Adult Monthly Pass · $112.00 on Sat, Dec 5',
      'autorenew: Auto-renewal Adult 10-Ride Ticket · $31.50 when fewer than 2 rides are leftPaused',
      'autorenew: Auto-renewal Adult 7-Day Pass · $36.50 when the pass expiresFailed',
      'caps: Fare caps Pay for 4 more rides, then ride free.',
      'manage: Manage Move funds · Block this card · Remove this virtual card',
    ]),
  )
})

const isRow = (link: HTMLElement) => link.querySelector('small') !== null

/** The part that a row opens, its title and its value, which stand below each other. */
const rowText = (link: HTMLElement) =>
  [`${new URLSearchParams(new URL((link as HTMLAnchorElement).href).search).get('tab')}:`]
    .concat(['strong', 'small'].map((part) => link.querySelector(part)?.textContent.trim().replace(/\s+/g, ' ') ?? ''))
    .join(' ')

test('@FM-01 @FM-08 @FM-10 @FM-16 at a desk the overview lists the passes, and tells the rest in rows; funds stand once', async () => {
  const backend = testBackend('lostCard')
  await backend.now('2026-11-22T15:00:00Z')
  await renderInPortal(<CardScreen cardId="card-plastic" />, { at: '/faremedia/card-plastic' })
  const rows = within(await screen.findByRole('navigation', { name: 'About this card' }))
  const passes = within(screen.getByRole('region', { name: 'Passes' }))
  expect(passes.getByRole('link', { name: 'Passes' })).toHaveAttribute('href', '/faremedia/card-plastic?tab=passes')
  expect(passes.getByText('Adult Monthly Pass')).toBeVisible()
  // Those that are over are folded.
  expect(passes.getByText('Expired')).not.toBeVisible()
  expect(passes.getByRole('group')).toHaveTextContent(/^2 past passes.*Expired.*Spoiled$/)
  await waitFor(() =>
    expect(rows.getAllByRole('link').filter(isRow).map(rowText)).toEqual([
      'history: History Ride · Yesterday · −$3.50',
      'autoload: Autoload $20 when the balance falls to $10',
      'autorenew: Auto-renewal Adult Monthly Pass · $112.00 on Sat, Dec 5',
      'caps: Fare caps Pay for 4 more rides, then ride free.',
      'manage: Manage Move funds · Block this card · Unlink this card',
    ]),
  )
  expect(screen.getAllByText('$34.60')).toHaveLength(1)
})

test('@FM-14 on a phone, too, an autoload is paused by one press on the card', async () => {
  const backend = testBackend('riderWithTwoCards')
  await backend.change((state) => {
    const plan = { kind: 'threshold', threshold: 1000, amount: 2000, payment_method_id: 'pay-visa' } as const
    state.autoloads.push(autoloadRecord({ card: 'card-phone', plan }))
  })
  const { rows, user } = await onPhone('card-phone', backend)
  const pause = await rows.findByRole('button', { name: 'Pause' })
  expect(pause).toHaveAccessibleDescription('Autoload $20 when the balance falls to $10')
  await user.click(pause)
  expect(await rows.findByText('Paused')).toBeVisible()
  expect(await rows.findByRole('button', { name: 'Resume' })).toHaveFocus()
})

test('@FM-01 @NAV-09 in a wide window, a part opens beside the face, with the way back to the card', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
  }))
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  testBackend('riderWithTwoCards')
  const { user } = await renderInPortal(<CardScreen cardId="card-plastic" />, { at: '/faremedia/card-plastic' })
  await user.click(await screen.findByRole('link', { name: /^Manage/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Manage' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Buy a pass' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Blue card' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Blue card' })).toHaveFocus()
})

test('@NAV-09 on a phone, a row opens as a page under the card’s small face, which leads back', async () => {
  const { rows, user } = await onPhone('card-plastic', testBackend('riderWithTwoCards'))
  await user.click(rows.getByRole('link', { name: /^Manage/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Manage' })).toHaveFocus()
  expect(document.title).toMatch(/^Manage – Blue card/)
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
  await user.click(screen.getByRole('link', { name: /^Blue card/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Blue card' })).toHaveFocus()
})
