// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { renderInPortal } from '../../../../testing/screens/renderInPortal'
import type { User } from '../../../../api/contract/identity/user'
import { signedIn } from '../../../identity/session'
import { CardReason } from './CardReason'

const card = (facts: Partial<FareMedium>): FareMedium => ({
  faremedia_id: 'card-1',
  type: 'physical',
  status: 'ACTIVE',
  passes: [],
  passesDropped: 0,
  ...facts,
})

test.each(['suspended', 'invalid'])('@FM-17 a card that is %s says how the operator is reached', async (status) => {
  await renderInPortal(<CardReason card={card({ status })} />)
  expect(screen.getByText(/Contact us (to|for)/)).toBeVisible()
  const ways = within(screen.getByRole('list'))
  expect(ways.getByRole('link', { name: '+1 902 555 0100' })).toHaveAttribute('href', 'tel:+19025550100')
  expect(ways.getByText('Mon–Fri 7 a.m.–7 p.m., Sat 9 a.m.–5 p.m.')).toBeVisible()
  expect(ways.getByRole('link', { name: 'riders@sableport-transit.example' })).toBeVisible()
  // The footer names the page.
  expect(ways.queryByRole('link', { name: 'Contact us' })).toBeNull()
})

test('@FM-17 without a way to the operator in the settings, the reason stands alone', async () => {
  await renderInPortal(<CardReason card={card({ status: 'suspended' })} />, {
    settings: ({ operator, links }) => {
      delete operator.contact
      delete links.contact
    },
  })
  expect(screen.getByText(/This card is suspended/)).toBeVisible()
  expect(screen.queryByRole('list')).toBeNull()
})

test.each<[string, Partial<FareMedium>, string | undefined]>([
  ['that is good', {}, undefined],
  ['of a bank that is good', { type: 'bank card' }, 'note'],
  ['of an employer that is good', { type: 'commuter benefits' }, 'note'],
  ['of a bank that is blocked', { type: 'bank card', status: 'BLOCKED' }, 'stop'],
  ['that is blocked', { status: 'BLOCKED' }, 'stop'],
  ['with an unknown status', { status: 'sunspots' }, 'stop'],
  ['that has expired', { expiration_date: '2020-01-31' }, 'stop'],
])('@FM-17 a card %s wears no other sign than its standing', async (_, facts, sign) => {
  const { container } = await renderInPortal(<CardReason card={card(facts)} />)
  expect(container.querySelector('[data-sign]')?.getAttribute('data-sign') ?? undefined).toBe(sign)
  expect(screen.queryAllByRole('list')).toHaveLength(facts.expiration_date ? 1 : 0)
})

test.each<[string, Partial<FareMedium>, boolean, boolean]>([
  ['of a rider with funds', { balances: { general_funds: 500, commuter_benefits: 0 } }, true, true],
  ['of a rider without funds', { balances: { general_funds: 0, commuter_benefits: 300 } }, true, false],
  ['with an unknown balance', {}, true, false],
  ['of a guest', { balances: { general_funds: 500, commuter_benefits: 0 } }, false, false],
  ['of an employer', { type: 'commuter benefits', balances: { general_funds: 5, commuter_benefits: 5 } }, true, false],
])('@FM-17 @ACC-21 an expired card %s says what helps and leads there', async (_, facts, isRider, leads) => {
  const { store } = await renderInPortal(<CardReason card={card({ expiration_date: '2020-01-31', ...facts })} />)
  if (isRider) act(() => void store.dispatch(signedIn({ token: 'whole', user: { uuid: 'rider' } as User })))
  const way = screen.queryByRole('link', { name: /^Move funds/ })
  if (leads) expect(way).toHaveAttribute('href', '/faremedia/card-1/transfer')
  else expect(way).toBeNull()
  expect(screen.queryAllByText(/Contact us about a new card/)).toHaveLength(facts.type ? 0 : 1)
  expect(within(screen.getByRole('list')).getByRole('link', { name: '+1 902 555 0100' })).toBeVisible()
})

test.each([
  ['virtual', /Unblock it to load it again/],
  ['physical', /Unblock it to load it again/],
  ['bank card', /Only your bank can unblock it/],
  ['commuter benefits', /Only your benefits program can unblock it/],
  ['wristband', /Contact us to have it unblocked/],
])(
  '@FM-04 @FM-17 a blocked card of the kind “%s” says who unblocks it; if the rider does, it leads there',
  async (type, text) => {
    const { store } = await renderInPortal(<CardReason card={card({ type, status: 'BLOCKED' })} />)
    act(() => void store.dispatch(signedIn({ token: 'whole', user: { uuid: 'rider' } as User })))
    expect(screen.getByText(text)).toBeVisible()
    const isOurs = type === 'virtual' || type === 'physical'
    const ways = screen.queryAllByRole('link', { name: /^Unblock this card/ }).map((link) => link.getAttribute('href'))
    expect(ways).toEqual(isOurs ? ['/faremedia/card-1?tab=manage'] : [])
  },
)

test('@FM-12 @FM-17 a guest signs in to unblock a card', async () => {
  await renderInPortal(<CardReason card={card({ status: 'BLOCKED' })} />)
  expect(screen.getByText('This card is blocked. Sign in to unblock it.')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})
