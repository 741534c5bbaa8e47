// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { MethodItem } from './MethodItem'

const use = { kind: 'wallet_autoload', id: 'wallet', name: null, faremedia_id: null }
const card: PaymentMethod = {
  id: 'card',
  type: 'card',
  nickname: 'Everyday',
  brand: 'Visa',
  last4: '1111',
  expiry: '12/39',
  is_default: true,
  last_name: 'MacLeod',
  address: '18 Lantern Street',
  zip: 'B3J 1S9',
  used_by: { good: [use], dropped: 0 },
}

it.each<[PaymentMethod, string[]]>([
  [card, ['Visa', '1111', 'Everyday', '12/39', 'MacLeod', '18 Lantern Street, B3J 1S9', 'Default', 'allet']],
  [
    { id: 'bank', type: 'bank', nickname: 'Savings', last4: '6789', is_default: false },
    ['Bank account', '6789', 'Savings'],
  ],
  [{ id: 'paypal', type: 'paypal', nickname: 'me@example.com', is_default: false }, ['PayPal', 'me@example.com']],
  [{ id: 'wallet', type: 'wallet', balance: 4250, is_default: false }, ['Wallet', '$42.50']],
  [
    { id: 'benefits', type: 'commuter', last4: '4421', expiry: '06/39', balance: 6000, is_default: false },
    ['Commuter benefits card', '4421', '06/39', '$60.00'],
  ],
])('@ACC-09 shows each field that the specification names for a payment method: $type', async (method, shown) => {
  await renderInPortal(
    <ul>
      <MethodItem method={method} busy={undefined} onAct={() => undefined} />
    </ul>,
  )
  const text = screen.getAllByRole('listitem')[0]?.textContent ?? ''
  expect(shown.filter((fact) => !text.includes(fact))).toEqual([])
  // What may be changed: the name and the default. The details of a card belong to a new one.
  expect(screen.queryAllByRole('button', { name: /^Make default/ })).toHaveLength(method.is_default ? 0 : 1)
  expect(screen.queryAllByRole('button', { name: /^Rename/ })).toHaveLength(method.type === 'wallet' ? 0 : 1)
})

const expired: PaymentMethod = {
  id: 'old',
  type: 'card',
  brand: 'Visa',
  last4: '1111',
  expiry: '08/24',
  is_default: false,
}
const unused = { used_by: { good: [], dropped: 0 } }
const failed_at = '2026-11-20T13:05:00Z'

it.each<[string, Partial<PaymentMethod>, string, boolean]>([
  ['the default is replaced', { is_default: true }, 'We can no longer charge it', true],
  ['one in use is replaced', { used_by: { good: [use], dropped: 0 } }, 'We can no longer charge it', true],
  ['one whose last charge was refused is replaced', { ...unused, failed_at }, 'We can no longer charge it', true],
  ['one of unknown uses is replaced', {}, 'We can no longer charge it', true],
  ['one that nothing uses needs no act', unused, 'Expired 08/24', false],
])('@ACC-16 @ACC-21 of expired cards, %s', async (_, given, told, isReplaced) => {
  await renderInPortal(
    <ul>
      <MethodItem method={{ ...expired, ...given }} busy={undefined} onAct={() => undefined} />
    </ul>,
  )
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(told)
  expect(screen.queryAllByRole('link', { name: 'Add a card' })).toHaveLength(isReplaced ? 1 : 0)
})

it('@ACC-16 @ACC-21 of a method that nothing uses, a refused charge tells its date and the next step', async () => {
  await renderInPortal(
    <ul>
      <MethodItem
        method={{ ...expired, ...unused, expiry: '12/39', failed_at }}
        busy={undefined}
        onAct={() => undefined}
      />
    </ul>,
  )
  expect(screen.getByRole('group')).toHaveTextContent(
    /The last charge failed\. Check the account, or use another payment method\.Declined: .*Nov 20/,
  )
  expect(screen.queryByRole('button', { name: /^Make default/ })).toBeNull()
})
