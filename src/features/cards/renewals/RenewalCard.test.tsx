// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { testBackend } from '../../../testing/portal'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { paymentMethods } from '../../paying/payment/paymentMethods'
import { AutoRenewTab } from './AutoRenewTab'
import { renewals } from './renewals'

const card: FareMedium = { faremedia_id: 'card-phone', type: 'virtual', status: 'ACTIVE', passes: [], passesDropped: 0 }

const blockedCard = { ...card, status: 'BLOCKED' }

async function showTab(at = '/') {
  const backend = testBackend('riderWithRenewals')
  await backend.now('2026-11-22T15:00:00Z')
  const shown = await renderInPortal(<AutoRenewTab card={card} />, { at })
  return { ...shown, backend }
}

const renewalOf = async (name: string) => within(await screen.findByRole('region', { name }))

test('@FM-14 a renewal whose card has expired leads to another payment method in place of “Resume”', async () => {
  const { user } = await showTab()
  const week = await renewalOf('Adult 7-Day Pass')
  const way = await week.findByRole('link', { name: 'Choose another payment method' })
  expect(week.queryByRole('button', { name: 'Resume' })).toBeNull()
  await user.click(way)
  expect(await screen.findByRole('heading', { name: 'How Adult 7-Day Pass renews' })).toHaveFocus()
  const pays = within(await screen.findByRole('group', { name: 'Pay with' }))
  expect(pays.getByRole('radio', { name: /ending in 1111 / })).toBeVisible()
  expect(pays.queryByRole('radio', { name: /ending in 4444/ })).toBeNull()
  // Those that cannot pay stand below, with the reason.
  expect(screen.getByText(/ending in 4444/).closest('li')).toHaveTextContent(/Expired \d\d\/\d\d/)
})

test('@FM-14 a renewal that failed says why, and what it costs and when it renews', async () => {
  await showTab()
  const week = await renewalOf('Adult 7-Day Pass')
  expect(await week.findByText(/expired\./i)).toBeVisible()
  expect(week.getByText(/^\$.* when the pass expires/)).toBeVisible()
})

test('@FM-14 a method that was chosen and then removed elsewhere is asked for again, and nothing is sent with another one', async () => {
  const { backend, store, user } = await showTab()
  const week = await renewalOf('Adult 7-Day Pass')
  await user.click(await week.findByRole('link', { name: 'Choose another payment method' }))
  const pays = within(await screen.findByRole('group', { name: 'Pay with' }))
  await user.click(pays.getByRole('radio', { name: /ending in 6789/ }))
  await backend.change((state) => {
    state.paymentMethods = state.paymentMethods.filter(({ id }) => id !== 'pay-bank')
  })
  store.dispatch(paymentMethods.requested())
  await waitFor(() => expect(pays.queryByRole('radio', { name: /ending in 6789/ })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Please select a payment method')).toBeVisible()
  expect((await backend.calls()).map(({ name }) => name)).not.toContain('updateRenewal')
})

test('@FM-14 a paused renewal is not resumed with a method that is gone', async () => {
  const { backend, user } = await showTab()
  const ten = await renewalOf('Adult 10-Ride Ticket')
  const resume = await ten.findByRole('button', { name: 'Resume' })
  await backend.change(({ paymentMethods }) => {
    paymentMethods.splice(
      paymentMethods.findIndex(({ id }) => id === 'pay-bank'),
      1,
    )
  })
  await user.click(resume)
  expect(await ten.findByRole('link', { name: 'Choose another payment method' })).toBeVisible()
  expect((await backend.state()).renewals.map(({ state }) => state)).toEqual(['active', 'paused', 'failed'])
})

test('@FM-14 a last charge that failed says so, however the backend writes it', async () => {
  const { backend, store, user } = await showTab()
  const month = await renewalOf('Adult Monthly Pass')
  expect(month.getByText('$112.00 on Sat, Dec 5')).toBeVisible()
  // The other facts are folded.
  expect(month.getByText('Email reminder')).not.toBeVisible()
  await user.click(month.getByText('All details'))
  await backend.change(({ renewals: [first] }) => Object.assign(first?.last_run ?? {}, { state: ' Failed ' }))
  store.dispatch(renewals.requested('card-phone'))
  expect(await (await renewalOf('Adult Monthly Pass')).findByText('$112.00 on Wed, Nov 4, not charged')).toBeVisible()
})

test('@FM-14 before a renewal is resumed or mended after the end of its pass, it says that it charges at once', async () => {
  const backend = testBackend('riderWithRenewals')
  await backend.change(({ renewals }) => {
    for (const renewal of renewals) if (renewal.renewal_id === 'renewal-seed-1') renewal.state = 'paused'
  })
  await backend.now('2027-02-01T15:00:00Z')
  const { user } = await renderInPortal(<AutoRenewTab card={card} />, { at: '/' })
  const month = await renewalOf('Adult Monthly Pass')
  expect(month.getByText(/If you resume the renewal now, we’ll charge .*112.00 right away/)).toBeVisible()
  const week = await renewalOf('Adult 7-Day Pass')
  await user.click(await week.findByRole('link', { name: 'Choose another payment method' }))
  expect(await screen.findByText(/^We’ll charge .* right away, and again each time the pass expires/)).toBeVisible()
})

/** A paused renewal below two rides, and one of a pass that has ended. */
async function showDue(of: FareMedium) {
  const backend = testBackend('riderWithRenewals')
  await backend.change(({ renewals, passes }) => {
    for (const renewal of renewals) if (renewal.renewal_id === 'renewal-seed-1') renewal.state = 'paused'
    for (const pass of passes) if (pass.pass_id === 'pass-ten') pass.used_count = 9
  })
  await backend.now('2027-02-01T15:00:00Z')
  return renderInPortal(<AutoRenewTab card={of} />, { at: '/' })
}

test('@FM-14 before a renewal of a pass with few rides left is resumed, it says that it charges at once', async () => {
  await showDue(card)
  const ten = await renewalOf('Adult 10-Ride Ticket')
  expect(
    ten.getByText(/^Few rides are left on this pass\. If you resume the renewal now, we’ll charge .* right away/),
  ).toBeVisible()
})

test('@FM-14 the form of a renewal by rides left says that few of them are charged at once', async () => {
  const backend = testBackend('riderWithRenewals')
  await backend.change(({ renewals, passes }) => {
    for (const renewal of renewals) if (renewal.pass_id === 'pass-ten') renewal.state = 'failed'
    for (const pass of passes) if (pass.pass_id === 'pass-ten') pass.used_count = 9
  })
  await renderInPortal(<AutoRenewTab card={card} />, { at: '/?renew=pass-ten' })
  expect(await screen.findByText(/right away, and again each time fewer than 2 rides are left\.$/)).toBeVisible()
})

test.each([
  ['of the evening before its last day', '2026-12-05T02:30:00Z', undefined, /on\sSat,\sDec\s5,\sand again/],
  ['of the evening of its last day', '2026-12-06T02:30:00Z', undefined, /right away, and again/],
  ['of a card that ends on that day', '2026-12-01T15:00:00Z', '2026-12-05', /on\sSat,\sDec\s5,\sand again/],
  ['of a card that ends before', '2026-12-01T15:00:00Z', '2026-12-04', undefined],
])('@FM-14 @FM-17 the form of a pass %s names a charge only on the day when it is made', async (_, now, end, told) => {
  const backend = testBackend('riderWithRenewals')
  await backend.change((state) => {
    state.renewals = state.renewals.filter(({ pass_id }) => pass_id !== 'pass-1')
  })
  await backend.now(now)
  await renderInPortal(<AutoRenewTab card={{ ...card, expiration_date: end }} />, { at: '/?renew=pass-1' })
  await screen.findByRole('group', { name: 'Pay with' })
  const says = screen.queryAllByText(/^We’ll charge/).map(({ textContent }) => textContent)
  expect(says).toEqual(told ? [expect.stringMatching(told)] : [])
})

test('@FM-14 on a card that is out of use, no charge is announced, since none goes through', async () => {
  const { user } = await showDue(blockedCard)
  const month = await renewalOf('Adult Monthly Pass')
  expect(month.getByRole('button', { name: 'Resume' })).toBeVisible()
  expect(screen.queryByText(/right away/)).toBeNull()
  await user.click(
    await (await renewalOf('Adult 7-Day Pass')).findByRole('link', { name: 'Choose another payment method' }),
  )
  await screen.findByRole('group', { name: 'Pay with' })
  expect(screen.queryByText(/^We’ll charge/)).toBeNull()
})

test('@FM-14 the renewal that failed comes first, and stays there once it goes on; no fact says that there is none', async () => {
  const { backend, store } = await showTab()
  await renewalOf('Adult 7-Day Pass')
  const names = () => screen.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent)
  expect(names()[0]).toBe('Adult 7-Day Pass')
  const ten = await renewalOf('Adult 10-Ride Ticket')
  expect(ten.getByText('$31.50 when fewer than 2 rides are left')).toBeVisible()
  expect(ten.getAllByRole('term', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Payment method',
    'Email reminder',
  ])
  await backend.change(({ renewals }) => {
    for (const renewal of renewals) renewal.state = 'active'
  })
  store.dispatch(renewals.requested('card-phone'))
  await waitFor(() => expect(screen.queryByText('Failed')).toBeNull())
  expect(names()[0]).toBe('Adult 7-Day Pass')
})

test('@FM-14 @FM-17 a renewal whose next charge comes after the end of the card says that none is planned', async () => {
  const backend = testBackend('riderWithRenewals')
  await backend.now('2026-11-22T15:00:00Z')
  await renderInPortal(<AutoRenewTab card={{ ...card, expiration_date: '2026-11-23' }} />)
  const month = await renewalOf('Adult Monthly Pass')
  expect(month.getByText('Next charge').nextSibling).toHaveTextContent('None planned')
})
