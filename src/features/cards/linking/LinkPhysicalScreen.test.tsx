// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, test } from 'vitest'
import type { User } from '../../../api/contract/identity/user'
import { setClock } from '../../../shared/clock'
import { useAppSelector } from '../../../shared/store'
import { testBackend, testPortal } from '../../../testing/portal'
import { renderInPortal } from '../../../testing/screens/renderInPortal'
import { cardEntrySubmission } from '../fareMedia/guestCard/cardEntrySubmission'
import '../fareMedia/guestCard/cardSession'
import { closeCardSession } from '../fareMedia/guestCard/closeCardSession'
import { enteredNumberFor } from '../fareMedia/guestCard/enteredNumber'
import { loggedOut, selectVisitor, sessionRestored, signedIn } from '../../identity/session'
import { secondFactorDue } from '../../identity/session/visitor/sessionSlice'
import { signInSubmission } from '../../identity/session/signIn/signIn'
import { physicalLink } from './linkCard'
import LinkPhysicalScreen from './LinkPhysicalScreen'

function Form() {
  return useAppSelector(selectVisitor).kind === 'rider' && <LinkPhysicalScreen />
}

const user = { uuid: 'user-rider', email: 'rider@example.com' } as User
const rider = { email: 'rider@example.com', password: 'Transit-2026' }
const other = { email: 'new.rider@example.com', password: 'Transit-2026' }

/** A guest who has entered a card in this tab. */
async function start() {
  const backend = testBackend()
  const portal = testPortal()
  const isHere = (kind: string) => portal.until((state) => selectVisitor(state).kind === kind)
  portal.store.dispatch(cardEntrySubmission.requested({ number: '6030123456789012', code: '123' }))
  await isHere('guest')
  const signIn = async (credentials = rider) => {
    portal.store.dispatch(signInSubmission.requested(credentials))
    await isHere('rider')
  }
  const leave = async () => {
    portal.store.attach({ name: 'left', saga: closeCardSession })
    await isHere('visitor')
  }
  const number = () => {
    const visitor = selectVisitor(portal.store.getState())
    return visitor.kind === 'rider' ? enteredNumberFor(visitor.token) : undefined
  }
  return { ...portal, backend, isHere, signIn, leave, number }
}

describe('@FM-12 the number of a card that a guest managed', () => {
  test('is there for the rider that the guest became, as it is printed', async () => {
    const { signIn, number } = await start()
    expect(number()).toBeUndefined()
    await signIn()
    expect(number()).toBe('6030 1234 5678 9012')
  })

  test('is there after the second step of signing in', async () => {
    const { store, isHere, number } = await start()
    store.dispatch(secondFactorDue({ token: 'half', user }))
    await isHere('temporary')
    store.dispatch(signedIn({ token: 'whole', user }))
    expect(number()).toBe('6030 1234 5678 9012')
  })

  test.each<[string, (portal: Awaited<ReturnType<typeof start>>) => Promise<unknown>]>([
    ['the guest left the card', async ({ leave, signIn }) => (await leave(), await signIn())],
    [
      'the rider logged out',
      async ({ store, signIn }) => {
        await signIn()
        store.dispatch(loggedOut(undefined))
        await signIn(other)
      },
    ],
    [
      'another rider came in another tab',
      async ({ store, signIn }) => {
        await signIn()
        store.dispatch(sessionRestored({ authToken: 'another', user, isGuest: false }))
      },
    ],
    [
      'half an hour is over',
      async ({ signIn }) => {
        const later = Date.now() + 31 * 60_000
        setClock(() => later)
        await signIn()
      },
    ],
    [
      'the card is linked',
      async ({ store, signIn, until }) => {
        await signIn()
        const linked = { card_number: '6030123456789012', security_code: '123', nickname: '' }
        store.dispatch(physicalLink.requested(linked))
        await until((state) => physicalLink.select(state).status === 'done')
      },
    ],
  ])('is gone when %s', async (_, happens) => {
    const portal = await start()
    await happens(portal)
    expect(selectVisitor(portal.store.getState()).kind).toBe('rider')
    expect(portal.number()).toBeUndefined()
  })
})

it('@FM-12 the form that links a card holds the number that the guest had entered, never its code', async () => {
  testBackend()
  const { store } = await renderInPortal(<Form />)
  store.dispatch(cardEntrySubmission.requested({ number: '6030123456789012', code: '123' }))
  await waitFor(() => expect(selectVisitor(store.getState()).kind).toBe('guest'))
  store.dispatch(signInSubmission.requested(rider))
  expect(await screen.findByLabelText('Card number')).toHaveValue('6030 1234 5678 9012')
  expect(screen.getByLabelText('Security code')).toHaveValue('')
})
