import axios from 'axios'
import { onTestFinished, vi } from 'vitest'
import { timeouts } from '../../../api/exchange'
import { contract } from '../../../api/contract/index'
import type { CallName } from '../../../api/contract/index'
import { selectCartLines } from '../../../features/buying/cart'
import { releaseOrderLock } from '../../../features/buying/checkout/purchase/orderLock'
import { wipeEntries } from '../../../features/paying/payment'
import { selectVisitor } from '../../../features/identity/session'
import type { FaultKind } from '../../../mocks/state/tester/faults'
import { selectConnection, selectNotices } from '../../../shared/notices/noticesSlice'
import { every, watch, workerCrashed } from '../../../shared/saga/workers'
import { writeStored } from '../../../shared/storage/browserStorage'
import { cartKeys } from '../../../features/buying/cart/state/cartKeys'
import { sessionKeys } from '../../../features/identity/session/visitor/sessionKeys'
import { soldLine } from '../../buying/cartLines'
import { testBackend, testPortal } from '../../portal'
import { waitTimeout } from '../../setup'
import type { Consequence } from './consequences'
import { people } from './row'
import type { FaultRow, Scene } from './row'

/** What a test sees after a row's event: the table's facts and some more. */
export interface Seen extends Pick<Consequence, 'shows' | 'popUps'> {
  session: Consequence['session'] | 'another'
  cart: Consequence['cart'] | 'another'
  /** How often sign-in, or the entry of a card, appeared. */
  signIns: number
  /** Error alerts. */
  alerts: string[]
  /** How often the call was sent: the portal never retries on its own. */
  timesSent: number
  crashes: string[]
}

/** The timeout of a call that gets no answer, in milliseconds. */
const shortTimeout = 50

/** Plays the row on a new portal and backend, with the given fault or without one. */
export async function playRow(name: CallName, row: FaultRow, kind?: FaultKind): Promise<Seen> {
  const scene = sceneOf(row)
  const crashes = crashesIn(scene)
  await row.before?.(scene)
  const { store, visited, backend } = scene
  const popUps = popUpsIn(scene)
  const before = { ...whoIs(scene), cart: cartOf(scene) }
  if (kind) await backend.fault(name, kind)
  const timesSent = await playEvent(name, row, scene, kind === 'timeout')
  const state = store.getState()
  const alerts = selectNotices(state).flatMap(({ type, text }) => (type === 'error' ? [text.key] : []))
  const signIns = visited.filter((path) => /^\/(login|manage-card)/.test(path)).length
  const session = sessionAfter(before, whoIs(scene), alerts)
  return {
    shows: session === 'ended' ? 'sign-in' : session === 'cardEnded' ? 'card entry' : row.shows(state),
    popUps,
    session,
    cart: cartAfter(before.cart, scene),
    signIns,
    alerts,
    timesSent,
    crashes,
  }
}

/** The person confirms every question. */
const confirms = {
  logOutWithCart: 'logOut',
  blockCard: 'block',
  unblockCard: 'unblock',
  removeCard: 'remove',
  removeMethod: 'remove',
  removeDevice: 'remove',
} as const

function sceneOf({ who, cart = [soldLine('bus-adult-single')], settings }: FaultRow): Scene {
  const backend = testBackend(people[who])
  if (who === 'guest') writeStored(sessionKeys.isGuestUser, 'true')
  writeStored(cartKeys.cart, cart)
  const portal = testPortal({ answers: confirms, settings })
  onTestFinished(() => {
    wipeEntries()
    releaseOrderLock()
  })
  return { ...portal, backend, dispatch: portal.store.dispatch }
}

function crashesIn({ store }: Scene): string[] {
  const crashes: string[] = []
  const note = function* ({ payload }: ReturnType<typeof workerCrashed>) {
    crashes.push(`${payload.worker}: ${payload.message}`)
  }
  store.attach({ name: 'crashes', saga: watch(() => every(workerCrashed, note)) })
  return crashes
}

function popUpsIn({ store }: Scene): Seen['popUps'] {
  const popUps: Seen['popUps'] = []
  let last = selectConnection(store.getState())
  store.subscribe(() => {
    const popUp = selectConnection(store.getState())
    if (popUp !== last && popUp !== 'fine') popUps.push(popUp)
    last = popUp
  })
  return popUps
}

/** Plays the event and waits until all its effects are complete. Returns how often the call was sent. */
async function playEvent(name: CallName, row: FaultRow, scene: Scene, isLate: boolean): Promise<number> {
  const { backend, store } = scene
  const earlier = (await backend.calls()).length
  const timesSent = async () => (await backend.calls()).slice(earlier).filter((call) => call.name === name).length
  const requests = vi.spyOn(axios, 'request')
  const restoreTimeout = isLate ? shortenTimeout(name) : undefined
  row.event(scene)
  await vi.waitUntil(async () => (await timesSent()) > 0, { interval: 1, timeout: waitTimeout })
  // Only the call itself is late, not what follows, for example a look-up.
  restoreTimeout?.()
  let answered = -1
  const isFinished = async () => {
    const isQuiet = requests.mock.calls.length === answered && row.shows(store.getState()) !== 'waiting'
    answered = requests.mock.calls.length
    await Promise.allSettled(requests.mock.results.map(({ value }) => value as unknown))
    return isQuiet
  }
  await vi.waitUntil(isFinished, { interval: 1, timeout: waitTimeout })
  return timesSent()
}

/** Shortens the call's timeout until the returned function is called. */
function shortenTimeout(name: CallName): () => void {
  const usual = { ...timeouts }
  const { adapter } = axios.defaults
  timeouts[contract[name].spends ? 'spending' : 'usual'] = shortTimeout
  // MSW answers an XMLHttpRequest itself and ignores its timeout. With fetch the timeout works.
  axios.defaults.adapter = 'fetch'
  const restoreTimeout = () => {
    Object.assign(timeouts, usual)
    axios.defaults.adapter = adapter
  }
  onTestFinished(restoreTimeout)
  return restoreTimeout
}

const tokens = ['auth_token', 'tempAuthToken', 'card_token', 'isGuestUser']

function whoIs({ store }: Scene) {
  const visitor = selectVisitor(store.getState())
  const kept = tokens.map((key) => window.localStorage.getItem(key))
  return {
    isNobody: visitor.kind === 'visitor' && kept.every((token) => token === null),
    word: JSON.stringify([visitor, kept]),
  }
}

type WhoIs = ReturnType<typeof whoIs>

function sessionAfter(before: WhoIs, after: WhoIs, alerts: string[]): Seen['session'] {
  if (after.word === before.word) return 'kept'
  if (!after.isNobody) return 'another'
  if (alerts.includes('app:session.cardEnded')) return 'cardEnded'
  return alerts.includes('shared:error.unauthorized') ? 'ended' : 'left'
}

const cartOf = ({ store }: Scene) =>
  JSON.stringify([selectCartLines(store.getState()), window.localStorage.getItem('cart')])

function cartAfter(before: string, scene: Scene): Seen['cart'] {
  const after = cartOf(scene)
  if (after === before) return 'kept'
  return after === JSON.stringify([[], '[]']) ? 'emptied' : 'another'
}
