import type { AnswerOf } from '../../api/contract/base/endpoint'
import { contract } from '../../api/contract/index'
import type { CallName } from '../../api/contract/index'
import { filledAddress } from '../../api/filledAddress'
import { readAnswer } from '../../api/readAnswer'
import { openLedger } from '../../mocks/ledger/opening'
import { createPortalMock } from '../../mocks/portalMock'
import { placeOf, whereIs } from '../../mocks/ledger/places'
import { buildScenario } from '../../mocks/scenarios/buildScenario'
import { createMemoryStore } from '../../mocks/serving/stateStore'
import { servedHosts } from '../../mocks/serving/routes'
import { serveCall } from '../../mocks/serving/serveCall'
import type { BackendState } from '../../mocks/state'
import { newVirtualCard, card as plasticCard } from '../../mocks/state/cards/fareCards'
import { people } from '../../mocks/state/identity/users'

/*
 * Two riders, the first on two devices, who share cards by unlinking and linking them. Every request goes the whole way of
 * the backend, and every answer is read as the portal reads it.
 */

export const riders = [people.rider, people.cardlessRider] as const
/** A session of each device: the first two are the first rider's. */
export const devices = [
  { token: 'session-of-user-rider', user: people.rider },
  { token: 'session-of-other-device', user: people.rider },
  { token: 'session-of-user-cardless', user: people.cardlessRider },
] as const

/** The device of somebody who has not signed in. */
export const guestDevice = -1

/** What a guest keeps of an order. */
export interface GuestOrder {
  order_id: string
  order_number: string
  order_key: string
}

export interface Sent {
  device: number
  body?: unknown
  params?: Record<string, string>
  key?: string
}

export type Got<Name extends CallName> =
  | { ok: true; value: AnswerOf<(typeof contract)[Name]> }
  | { ok: false; why: string }

interface Request {
  name: CallName
  params: Record<string, string>
  method: string
  path: string
  headers: Record<string, string>
  text: string
}

/** The way to a backend: into this process, or over HTTP. */
export interface Way {
  send(request: Request): Promise<{ status: number; text: string }>
  state(): Promise<BackendState>
  goTo(now: number): Promise<void>
  /** A card is tapped for a fare in cents. */
  ride(card: string, cents: number): Promise<unknown>
  /** The operator gives an order's lines of a product back. */
  refund(order_number: string, product: string): Promise<unknown>
  /** Something happens to the state outside of the backend, if this way reaches that far. */
  operate?: (work: (state: BackendState) => void) => void
}

export const begin = Date.parse('2026-11-22T15:00:00Z')

/** The state at the beginning: what is there has been opened in the ledger, and there is no other past. */
export function householdState(): BackendState {
  const { state } = buildScenario('riderSignedIn')
  const { uuid: owner } = people.cardlessRider
  state.fareMedia = state.fareMedia.filter((card) => card.owner === people.rider.uuid)
  state.fareMedia.push(
    { ...newVirtualCard(901, owner), opening: { general: 1500 } },
    plasticCard({
      faremedia_id: 'card-school',
      owner,
      printed_card_number: '6030 7171 0000 9393',
      security_code: '789',
    }),
  )
  const visa = { owner, type: 'card', brand: 'Visa', last4: '1111', expiry: '12/31', nickname: null, is_default: true }
  state.paymentMethods.push({ ...visa, id: 'pay-second' })
  state.paymentMethods.push({
    id: 'pay-wallet-second',
    owner,
    type: 'wallet',
    nickname: null,
    opening: 900,
    is_default: false,
  })
  state.devices.push({
    id: 'device-second',
    owner,
    nickname: 'Maeve’s phone',
    model: 'iPhone 17',
    is_active: true,
    last_used: '2026-11-21T12:40:00Z',
  })
  for (const { token, user } of devices)
    state.sessions[token] = { kind: 'rider', user: user.uuid, began: begin, code: null }
  const passes = state.passes.filter(({ pass_id }) => {
    const place = placeOf(state, pass_id)
    return place?.startsWith('card:') && whereIs(state, place)?.owner !== null
  })
  Object.assign(state, { orders: [], passes, cardEvents: [], taps: [], clock: begin })
  openLedger(state)
  return state
}

/** Parts of the state that no act changes: they are shared by all sequences. */
const fixed = ['products', 'filters', 'promos', 'forms'] as const

const template = (() => {
  const state = householdState()
  const shared = Object.fromEntries(fixed.map((part) => [part, state[part as keyof BackendState]]))
  const text = JSON.stringify({ ...state, ...Object.fromEntries(fixed.map((part) => [part, undefined])) })
  return () => ({ ...(JSON.parse(text) as BackendState), ...shared }) as BackendState
})()

/** The backend in this process. What an act has changed can be spoiled before anyone reads it. */
export function ownWay(spoil: (state: BackendState) => unknown = () => undefined): Way {
  const state = template()
  const portalMock = createPortalMock(createMemoryStore(state))
  return {
    send: ({ path, headers, ...call }) => {
      const { answer } = serveCall(state, {
        ...call,
        url: new URL(path, 'http://backend'),
        headers: new Headers(headers),
      })
      if (answer.kind !== 'answer') throw new Error(`${call.name} has no answer`)
      return Promise.resolve({ status: answer.status, text: answer.body })
    },
    state: () => {
      spoil(state)
      return Promise.resolve(state)
    },
    goTo: (now) => {
      state.clock = now
      return Promise.resolve()
    },
    ride: (card, cents) => portalMock.ride(card, cents),
    refund: (order, product) => portalMock.refund(order, [product]),
    operate: (work) => work(state),
  }
}

/** The backend as a process, at its address. */
export function wayOverHttp(base: string): Way {
  const ask = async (path: string, body?: object) =>
    fetch(`${base}/__tester${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
  return {
    send: async ({ method, path, headers, text }) => {
      const response = await fetch(base + path, { method, headers, ...(text && { body: text }) })
      return { status: response.status, text: await response.text() }
    },
    state: async () => (await (await ask('/state')).json()) as BackendState,
    ride: async (card, cents) => ask('/ride', { card, cents }),
    refund: async (order, product) => ask('/refund', { order, products: [product] }),
    goTo: async (now) => void (await ask('/now', { iso: new Date(now).toISOString() })),
  }
}

export class Household {
  now = begin
  /** Keys of what was sent, so that it can be sent again. */
  sent: { name: CallName; call: Sent }[] = []
  private keys = 0

  constructor(readonly way: Way) {}

  nextKey(): string {
    this.keys += 1
    return `key-${this.keys}`
  }

  /** Sends a request and reads its answer by the contract. A refusal is an outcome; an answer outside the contract is thrown. */
  async call<Name extends CallName>(name: Name, sent: Sent): Promise<Got<Name>> {
    const { device, body, params = {}, key } = sent
    const endpoint = contract[name]
    const token = devices[device]?.token
    const answer = await this.way.send({
      name,
      params,
      method: endpoint.method,
      path: servedHosts[endpoint.host] + filledAddress({ path: endpoint.path }, params),
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : { 'X-Client-Id': 'sableport-web' }),
        'Accept-Language': 'en',
        ...('body' in endpoint && { 'Content-Type': 'application/json' }),
        ...(key && { 'Idempotency-Key': key }),
      },
      text: 'body' in endpoint ? JSON.stringify(body ?? {}) : '',
    })
    const visitor = (token ? { kind: 'rider', token } : { kind: 'visitor' }) as unknown as Parameters<
      typeof readAnswer
    >[2]
    const read = readAnswer<AnswerOf<(typeof contract)[Name]>>(endpoint, answer, visitor)
    if (read.ok) return { ok: true, value: read.value }
    if (read.error.kind === 'business') return { ok: false, why: String(read.error.errors[0]?.code) }
    throw new Error(`${name} answers ${answer.status} ${read.error.kind}: ${answer.text.slice(0, 200)}`)
  }

  async read<Name extends CallName>(name: Name, sent: Sent): Promise<AnswerOf<(typeof contract)[Name]>> {
    const got = await this.call(name, sent)
    if (!got.ok) throw new Error(`${name} is refused: ${got.why}`)
    return got.value
  }

  async goTo(now: number): Promise<void> {
    this.now = now
    await this.way.goTo(now)
  }
}
