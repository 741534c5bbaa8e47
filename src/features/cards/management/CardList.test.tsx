// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { User } from '../../../api/contract/identity/user'
import { setClock } from '../../../shared/clock'
import { signedIn } from '../../identity/session'
import { narrowWindow } from '../../../testing/screens/narrowWindow'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { keepLoss } from './acts/keptLoss'
import { CardList } from './CardsScreen'

test('@ACC-21 the list begins with the cards that need an act', async () => {
  const card = { type: 'virtual', status: 'ACTIVE', passes: [], passesDropped: 0 }
  await renderInPortal(
    <CardList
      cards={[
        { ...card, faremedia_id: 'good', nickname: 'Good' },
        { ...card, faremedia_id: 'blocked', nickname: 'Blocked one', status: 'BLOCKED' },
        { ...card, faremedia_id: 'other', nickname: 'Other' },
      ]}
    />,
  )
  const places = screen
    .getAllByRole('link')
    .flatMap((link) => /^\/faremedia\/\w+$/.exec(link.getAttribute('href') ?? '')?.[0] ?? [])
  expect(places).toEqual(['/faremedia/blocked', '/faremedia/good', '/faremedia/other'])
})

test('@FM-01 cards that are out of use and hold nothing are folded below the others', async () => {
  const nothing = { general_funds: 0, commuter_benefits: 0 }
  const card = { type: 'virtual', status: 'ACTIVE', passes: [], passesDropped: 0, balances: nothing }
  const over = { ...card, faremedia_id: 'over', nickname: 'Old one', status: 'BLOCKED' }
  const held = { ...over, faremedia_id: 'held', balances: { ...nothing, general_funds: 5 } }
  await renderInPortal(<CardList cards={[over, { ...card, faremedia_id: 'good' }, held]} />)
  const [first, folded] = screen.getAllByRole('list', { hidden: true })
  expect(first?.children).toHaveLength(2)
  expect(folded?.closest('details')).not.toHaveAttribute('open')
  expect(folded?.closest('details')).toHaveTextContent(/^Out of use and empty \(1\)Old one · Blocked$/)
  expect(folded?.querySelector('a')).toHaveAttribute('href', '/faremedia/over')
})

test('@FM-01 where all cards are out of use and empty, none is folded', async () => {
  const nothing = { general_funds: 0, commuter_benefits: 0 }
  const over = { faremedia_id: 'over', type: 'virtual', status: 'BLOCKED', passes: [], passesDropped: 0 }
  await renderInPortal(<CardList cards={[{ ...over, balances: nothing }]} />)
  expect(screen.queryByRole('group')).toBeNull()
})

test('@FM-13 @FM-17 a blocked card leads to its unblocking, a card in use to “lost”, others to neither', async () => {
  const card = { type: 'virtual', status: 'ACTIVE', passes: [], passesDropped: 0 }
  const cards = ['ACTIVE', 'BLOCKED', 'EXPIRED'].map((status) => ({ ...card, faremedia_id: status, status }))
  // Only its bank blocks and unblocks a bank card.
  const ofBank = { ...card, faremedia_id: 'bank', type: 'bank card', status: 'BLOCKED' }
  const { store } = await renderInPortal(<CardList cards={[...cards, ofBank]} />)
  act(() => void store.dispatch(signedIn({ token: 'whole', user: { uuid: 'rider' } as User })))
  const places = (name: RegExp) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))
  expect(places(/^Unblock this card/)).toEqual(['/faremedia/BLOCKED?tab=manage'])
  expect(places(/^Lost this card/)).toEqual(['/faremedia/ACTIVE/lost'])
})

test('@FM-13 a card that was reported lost keeps the sign of a stop and leads to its next steps', async () => {
  const card = { faremedia_id: 'lost', type: 'virtual', status: 'BLOCKED', passes: [], passesDropped: 0 }
  const { store } = await renderInPortal(<CardList cards={[card]} />)
  act(() => {
    store.dispatch(signedIn({ token: 'whole', user: { uuid: 'rider' } as User }))
    keepLoss('rider', {
      card: 'lost',
      skipped: [],
      isReplaced: false,
      reported: { as: 'lost', at: '2026-11-22T15:02:00Z' },
    })
  })
  const told = screen.getByText(/^You reported it lost/)
  expect(told.closest('[data-sign="stop"]')?.querySelector('svg')).not.toBeNull()
  expect(screen.getByRole('link', { name: /^Lost or stolen card: next steps/ })).toHaveAttribute(
    'href',
    '/faremedia/lost/lost',
  )
})

test('@FM-13 a card that nothing is sold for can be lost, too', async () => {
  const card = { faremedia_id: 'own', type: 'virtual', status: 'ACTIVE', passes: [], passesDropped: 0 }
  await renderInPortal(<CardList cards={[card]} />, { settings: ({ fareCards }) => (fareCards.purchasable = []) })
  expect(screen.getByRole('link', { name: /^Lost this card/ })).toHaveAttribute('href', '/faremedia/own/lost')
})

test('@FM-16 a card that owes money says how much, and that the next load covers it first', async () => {
  const balances = { general_funds: -150, commuter_benefits: 0 }
  const card = { faremedia_id: 'own', type: 'virtual', status: 'ACTIVE', passes: [], passesDropped: 0, balances }
  await renderInPortal(<CardList cards={[card]} />)
  expect(screen.getByText('General funds').parentElement).toHaveTextContent(
    /^General funds−\$1\.50Below zero:.*Your next load covers this first\.$/,
  )
})

test.each(['desk', 'phone'])(
  '@FM-16 at a %s, value on its way stands on the face, added up by its time',
  async (place) => {
    if (place === 'phone') narrowWindow()
    setClock(() => Date.parse('2026-11-22T15:00:00Z'))
    const usable_from = '2026-11-23T09:00:00Z'
    const pending_loads = [{ amount: 2000, usable_from }, { amount: 500 }, { amount: 1000, usable_from }]
    const balances = { general_funds: 100, commuter_benefits: 0 }
    const card = { type: 'virtual', status: 'ACTIVE', passes: [], passesDropped: 0, balances, pending_loads }
    await renderInPortal(<CardList cards={[{ ...card, faremedia_id: 'own' }]} />)
    const told = screen.getAllByText('On its way').map((label) => label.parentElement?.textContent?.trim())
    expect(told).toEqual([expect.stringMatching(/^On its way \+\$30\.00 tomorrow 5:00\sa\.m\.$/), 'On its way +$5.00'])
  },
)

test('@FM-01 @NAV-09 on a phone, a card is low: its balance stands beside its name, without a label', async () => {
  narrowWindow()
  const balances = { general_funds: 2350, commuter_benefits: 0 }
  const card = { faremedia_id: 'own', type: 'virtual', status: 'ACTIVE', passes: [], passesDropped: 0, balances }
  await renderInPortal(<CardList cards={[card]} />)
  expect(screen.getByText('$23.50')).toBeVisible()
  expect(screen.queryByText('Balance')).toBeNull()
})
