// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { setClock } from '../../shared/clock'
import { createMockBackend } from '../../mocks/node'
import type { ScenarioName } from '../../mocks/scenarios/recipes'
import { people } from '../../mocks/state/identity/users'
import { renderInPortal } from '../../testing/screens/renderInPortal'
import MyCardsPage from './MyCardsPage'

/*
 * The fields of specification 3 with what the card's page must show of them, by tab. Each entry is a label with its value,
 * as they follow each other on the page.
 */
interface Shown {
  entity: string
  scenario: ScenarioName
  card: string
  tab: string
  fields: Record<string, string>
}

const shown: Shown[] = [
  {
    entity: 'fare medium',
    scenario: 'riderWithAutoload',
    card: 'card-plastic',
    tab: 'overview',
    fields: {
      'general funds': 'Balance $8.10',
      'commuter benefits': 'Commuter benefits $40.00',
      'current autoload': 'Autoload $15.00 every 2 weeks on Monday Paused',
      passes: 'Passes Adult Day Pass',
    },
  },
  {
    entity: 'fare medium, its identity',
    scenario: 'riderWithAutoload',
    card: 'card-plastic',
    tab: 'manage',
    fields: {
      nickname: 'Blue card',
      printed_card_number: '•••• 7777 ending in 7777',
      type: 'Type Physical card',
      status: 'Status Active',
      category: 'Category Reloadable',
      'rider type': 'Rider type Adult',
      'expiration date': 'Good through Oct 31, 2031',
    },
  },
  {
    entity: 'pass',
    scenario: 'riderWithEveryPass',
    card: 'card-plastic',
    tab: 'passes',
    fields: {
      'name, status, remaining uses': 'Adult 10-Ride Ticket Active 6 rides left',
      'expiration date': 'Good through Wed, Mar 31',
      'Available, location cloud': 'Adult Day Pass Available Unlimited rides Stored in the cloud',
      'location device': 'Stored on Jordan’s phone',
      Expired: 'Expired Ended on Sun, Oct 18',
      Spoiled: 'Spoiled You can no longer use this pass',
      description: 'Description Ten trips by bus',
      'rider type': 'Rider type Adult',
      'purchase date': 'Bought Sun, Nov 1',
      'first activation time': 'First used Thu, Nov 12',
      'used_count, usable_count': 'Rides used 4 of 10',
      unlimited: 'Rides used 0, unlimited',
      price: 'Price $31.50',
      'serial number': 'Serial number SN-',
      'order number': 'Order number SP-',
      'auto-renew flag': 'Renews automatically No',
    },
  },
  {
    entity: 'autoload by threshold',
    scenario: 'riderWithAutoload',
    card: 'card-phone',
    tab: 'autoload',
    fields: {
      'amount, threshold': '$20.00 when the balance is $10.00 or less',
      'payment method': 'Payment method Visa •••• 1111',
    },
  },
  {
    entity: 'autoload by time',
    scenario: 'riderWithAutoload',
    card: 'card-plastic',
    tab: 'autoload',
    fields: { 'amount, every N weeks, day': '$15.00 every 2 weeks on Monday' },
  },
  {
    entity: 'auto-renewal',
    scenario: 'riderWithRenewals',
    card: 'card-phone',
    tab: 'autorenew',
    fields: {
      'pass, price, renews when uses remain below a count':
        'Adult 10-Ride Ticket Paused $31.50 when fewer than 2 rides are left',
      'notification email condition': 'Email reminder 3 rides before',
    },
  },
  {
    entity: 'fare cap',
    scenario: 'riderSignedIn',
    card: 'card-plastic',
    tab: 'caps',
    fields: {
      'count trips on': '9 of 12 rides',
      'ride free on, uses remaining until free ride': 'Pay for 3 more rides, then ride free.',
    },
  },
  {
    entity: 'activity',
    scenario: 'riderSignedIn',
    card: 'card-plastic',
    tab: 'history',
    fields: {
      date: 'Fri, Nov 20',
      description: 'Harbour ferry, West pier $0.00',
      'type, time, balance': 'Ride 8:20 p.m. Transfer within 90 minutes: no charge Balance after: $11.60',
    },
  },
]

/** Returns the words of the page in their order. */
function wordsOf(element: Element): string {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  while (texts.nextNode())
    if (texts.currentNode.parentElement?.tagName !== 'STYLE') words.push(texts.currentNode.textContent ?? '')
  return words.join(' ').replace(/\s+/g, ' ')
}

test.each(shown)('@FM-01 @FM-06 @FM-07 @FM-08 @FM-09 @FM-10 every field of $entity is shown', async (entry) => {
  setClock(() => Date.parse('2026-11-22T15:00:00Z'))
  const { server, store } = createMockBackend(entry.scenario)
  await store.run(({ passes, orders }) => {
    const own = orders.find(({ owner }) => owner === people.rider.uuid)
    for (const pass of passes) if (pass.pass_id === 'pass-every-1') pass.order_id = own?.order_id
  })
  server.listen({ onUnhandledRequest: 'error' })
  onTestFinished(() => server.close())
  const routes = (
    <Routes>
      <Route path="/faremedia/:cardId" element={<MyCardsPage />} />
    </Routes>
  )
  const { container } = await renderInPortal(routes, {
    at: `/faremedia/${entry.card}?tab=${entry.tab}`,
  })
  const missing = () => {
    const page = wordsOf(container)
    return Object.entries(entry.fields).filter(([, text]) => !page.includes(text))
  }
  await waitFor(() => expect(missing()).toEqual([]))
})
