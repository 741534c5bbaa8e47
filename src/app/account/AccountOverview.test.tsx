// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signedIn } from '../../features/identity/session'
import { people } from '../../mocks/state/identity/users'
import { languageChanged } from '../../features/identity/settings'
import type { ScenarioName } from '../../mocks/scenarios/recipes'
import { testBackend } from '../../testing/portal'
import { renderInPortal } from '../../testing/screens/renderInPortal'
import { settled } from '../../testing/settled'
import AccountOverview from './AccountOverview'
import { AccountNav } from './AccountNav'

async function show(scenario: ScenarioName, prepare?: (backend: ReturnType<typeof testBackend>) => unknown) {
  const backend = testBackend(scenario)
  await prepare?.(backend)
  const shown = await renderInPortal(
    <>
      <AccountNav />
      <AccountOverview />
    </>,
    { at: '/account' },
  )
  const part = await screen.findByRole('region', { name: 'Needs your attention' })
  await waitFor(() => expect(part).not.toHaveAttribute('aria-busy'))
  const lines = () =>
    within(part)
      .queryAllByRole('listitem')
      .map((line) => [
        line.textContent,
        within(line).queryByRole('link')?.getAttribute('href') ?? within(line).getByRole('button').textContent,
      ])
  return { ...shown, backend, part, lines }
}

test('@ACC-21 cards, autoloads and renewals that need an act lead to where it is mended', async () => {
  const { lines } = await show('riderWithTwoCards', (backend) =>
    backend.change((state) => {
      for (const card of state.fareMedia) if (card.faremedia_id === 'card-phone') card.status = 'BLOCKED'
    }),
  )
  expect(lines()).toEqual([[expect.stringMatching(/^My phone.*BlockedUnblock$/), '/faremedia/card-phone?tab=manage']])
})

test('@ACC-21 what charges by itself and has stopped is told, and the menu counts it', async () => {
  const { lines } = await show('riderWithRenewals')
  const told = lines()
  expect(told.map(([, place]) => place)).toContain('/faremedia/card-phone?tab=autorenew')
  expect(told.some(([text]) => /Renewal failed: /.test(text ?? ''))).toBe(true)
  expect(
    await screen.findByRole('link', { name: new RegExp(`^Overview +${told.length} things? needs? your attention$`) }),
  ).toBeVisible()
})

test('@ACC-21 a payment method in use that expires soon leads to its place in the list', async () => {
  const { lines } = await show('methodsToMend')
  expect(lines()).toContainEqual([
    expect.stringMatching(/^Visa .*1111Expires soon \(12\/26\)Replace$/),
    expect.stringMatching(/#method-/),
  ])
})

test('@ACC-21 @ACC-16 a payment method that was refused says for what, if that was read, or else when', async () => {
  const { lines, unmount } = await show('methodsToMend')
  expect(lines()).toContainEqual([
    expect.stringMatching(/6789A charge was declined on Fri,\sNov\s20Check$/),
    expect.anything(),
  ])
  unmount()
  const told = await show('methodsToMend', (backend) =>
    backend.change(({ autoloads }) => {
      const run = { date: '2026-11-20T13:05:00Z', amount: 1000, state: 'failed' }
      for (const autoload of autoloads)
        Object.assign(autoload, {
          state: 'failed',
          last_run: run,
          plan: { ...autoload.plan, payment_method_id: 'pay-bank' },
        })
    }),
  )
  expect(told.lines()).toContainEqual([
    expect.stringMatching(/6789A charge of \$10\.00 \(Blue card\) was declined on Fri,\sNov\s20Check$/),
    expect.anything(),
  ])
})

test('@ACC-21 where nothing needs an act, one sentence says so, and the menu has no count', async () => {
  const { part, lines } = await show('riderWithTwoCards')
  expect(lines()).toEqual([])
  expect(within(part).getByText('You’re all set. Nothing needs your attention right now.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Overview' })).toBeVisible()
})

test('@ACC-21 a part that could not be read is named, and nothing is said to be well or empty', async () => {
  const { part, backend, user, lines } = await show('riderWithTwoCards', (backend) =>
    backend.fault('listFareMedia', '500', 1),
  )
  expect(within(part).getByRole('alert')).toHaveTextContent('Not checked: Fare cards.')
  expect(within(part).queryByText(/You’re all set/)).toBeNull()
  expect(screen.queryByRole('link', { name: /^Link a card/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'See your cards' })).toBeVisible()
  await user.click(within(part).getByRole('button', { name: 'Try again' }))
  expect(await within(part).findByText(/You’re all set/)).toBeVisible()
  expect(lines()).toEqual([])
  expect((await backend.calls()).filter(({ name }) => name === 'getWallet')).toHaveLength(1)
})

test('@AUTH-15 another session of the rider, which another tab began, shows the page again', async () => {
  const { store } = await show('riderWithTwoCards')
  const isWell = () => screen.findByText(/You’re all set/)
  expect(await isWell()).toBeVisible()
  act(() => void store.dispatch(signedIn({ token: 'session-of-user-rider', user: people.rider })))
  expect(await isWell()).toBeVisible()
  expect(screen.getByRole('link', { name: 'See your cards' })).toBeVisible()
})

test('@ACC-21 an email that is not verified is verified by one press', async () => {
  const { lines } = await show('newRider')
  expect(lines().filter(([, place]) => place === 'Verify email')).toHaveLength(1)
})

test('@ACC-15 a list that is cut says so, and begins with the cards that can be ridden with', async () => {
  const { lines } = await show('riderWithEveryCard')
  const cards = within(screen.getByRole('region', { name: 'Fare cards' }))
  expect(cards.getByText('3 of 9')).toBeVisible()
  const shown = cards.getAllByRole('listitem')
  expect(shown).toHaveLength(4)
  for (const card of shown.slice(0, 3)) expect(card).not.toHaveTextContent(/Blocked|Suspended|Invalid|Expired/)
  expect(shown[3]).toHaveTextContent('Wallet$42.50 Load money')
  expect(lines()).toHaveLength(4)
})

test('@ACC-15 the line tells what is charged and what ends, each with its place', async () => {
  await show('riderWithAutoload')
  const line = within(await screen.findByRole('region', { name: 'Coming up' }))
  expect(line.getByRole('link', { name: 'Wallet autoload' }).closest('li')).toHaveTextContent(
    /^Wallet autoload\$50.00$/,
  )
  expect(line.getByText('When the balance is low')).toBeVisible()
  expect(line.getByRole('link', { name: 'Adult Monthly Pass' })).toHaveAttribute('href', '/faremedia/card-phone')
})

test('@ACC-15 the wallet’s face says its autoload, or leads to loading it', async () => {
  const { unmount } = await show('riderWithTwoCards')
  expect(await screen.findByRole('link', { name: 'Load money' })).toHaveAttribute('href', '/account/wallet/load')
  unmount()
  await show('riderWithAutoload')
  const cards = within(screen.getByRole('region', { name: 'Fare cards' }))
  expect(cards.getByRole('link', { name: /^Wallet/ })).toHaveTextContent('Autoload · $50.00')
  expect(screen.queryByRole('link', { name: 'Load money' })).toBeNull()
})

test.each(['paused', 'failed', 'pending'] as const)(
  '@ACC-15 the wallet’s autoload that is %s is not told as one that loads',
  async (state) => {
    await show('riderWithAutoload', (backend) =>
      backend.change(({ autoloads }) => {
        for (const autoload of autoloads) autoload.state = state
      }),
    )
    const cards = within(screen.getByRole('region', { name: 'Fare cards' }))
    expect(await cards.findByRole('link', { name: 'Load money' })).toBeVisible()
    expect(cards.getByRole('link', { name: /^Wallet/ })).not.toHaveTextContent('Autoload')
  },
)

test('@ACC-15 nothing empty stands on the overview of a new rider', async () => {
  await show('newRiderWithoutCards')
  const cards = within(await screen.findByRole('region', { name: 'Fare cards' }))
  const ways = (await cards.findAllByRole('link')).map((way) => [
    way.querySelector('strong')?.textContent,
    way.getAttribute('href'),
  ])
  expect(ways).toEqual([
    ['Link a card', '/faremedia/link/physical'],
    ['Get a virtual card', '/faremedia?show=all'],
    ['Buy a ticket', '/products'],
  ])
  expect(cards.queryByText('Wallet')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Coming up' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Open orders' })).toBeNull()
})

test('@ACC-21 @LANG-02 a page that has been left reads no card’s renewals in another language', async () => {
  const { backend, store, unmount } = await show('riderWithRenewals')
  const count = async (name: string) => (await backend.calls()).filter((call) => call.name === name).length
  await vi.waitFor(async () => expect(await count('listRenewals')).toBeGreaterThan(0))
  await settled()
  unmount()
  const before = { cards: await count('listFareMedia'), renewals: await count('listRenewals') }
  store.dispatch(languageChanged('fr'))
  await vi.waitFor(async () => expect(await count('listFareMedia')).toBe(before.cards + 1))
  await settled()
  expect(await count('listRenewals')).toBe(before.renewals)
})

test('@FM-15 @ACC-15 only cards that hold a pass are asked for what renews', async () => {
  const { backend } = await show('riderWithEveryCard')
  await screen.findByRole('region', { name: 'Coming up' })
  const asked = (await backend.calls()).filter(({ name }) => name === 'listRenewals')
  expect(asked).toHaveLength(2)
})

test('@ACC-21 @AUTH-16 an email that was confirmed on another device needs nothing any more', async () => {
  const { backend, lines } = await show('unverified')
  expect(lines()).toHaveLength(1)
  await backend.change(({ users }) => {
    for (const user of users) user.email_confirmed = true
  })
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(lines()).toEqual([]))
})

test('@ACC-22 an email that another device has changed is shown, read after all other parts', async () => {
  const { backend } = await show('riderWithTwoCards', (given) =>
    given.change(({ users }) => {
      for (const user of users) user.email = 'robin@example.com'
    }),
  )
  expect(await screen.findByText('Signed in as robin@example.com')).toBeVisible()
  const names = (await backend.calls()).map(({ name }) => name)
  expect(names.indexOf('getMe')).toBe(names.length - 1)
})
