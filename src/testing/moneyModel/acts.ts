import { keyUsed, notFound } from '../../api/contract/base/errorCodes'
import { runAutoloads } from '../../mocks/rules/autoload/runAutoloads'
import { cardFunds } from '../../mocks/ledger/accounts'
import { arrive } from '../../mocks/ledger/arrive'
import { generalFunds } from '../../mocks/ledger/funds'
import { passesOnCard } from '../../mocks/ledger/places'
import { money, post } from '../../mocks/ledger/post'
import { runRenewals } from '../../mocks/rules/renewals/runRenewals'
import { of } from '../cartModel/act'
import type { Ledger } from './ledger'
import type { Answer, MoneyWorld, Sent } from './world'

/** The tab that acts, and two numbers by which an act makes its choices. */
export interface Scene {
  world: MoneyWorld
  ledger: Ledger
  tab: 0 | 1
  a: number
  b: number
}

/** What is bought, and how much value it puts on a card. */
const products = [
  ['bus-adult-day', 0],
  ['bus-value-20', 2000],
  ['bus-adult-7day', 0],
  ['bus-adult-ten', 0],
] as const
const cards = ['card-phone', 'card-plastic', 'card-youth', 'card-spare'] as const
const methods = ['pay-visa', 'pay-bank', 'pay-old', 'pay-commuter', 'pay-paypal', 'pay-wallet'] as const
const passes = ['pass-1', 'pass-ten', 'pass-week', 'pass-night'] as const

/** A tab has keys of its own, and some that another tab of the same form has, too. */
const keyOf = (tab: number, number: number): string =>
  number % 3 === 0 ? `shared-${number % 4}` : `tab-${tab}-${number % 7}`

/** Sends a request that spends. One key stands for one intent, whichever tab sends it and however often. */
function spend({ world, ledger, tab }: Scene, sent: Sent): void {
  world.sent[tab] = sent
  const answer = world.call(sent.call, { body: sent.body, key: sent.key })
  const name = `${sent.call} ${sent.key}`
  const body = JSON.stringify(sent.body)
  const earlier = world.knownOutcome(name)
  const id = idOf(answer)
  if (earlier) return expectSameOutcome(earlier, { ...answer, id, isSame: body === earlier.body })
  if (id === undefined) return
  world.outcomes.set(name, { body, id, at: world.now })
  if (sent.call === 'transferFunds') ledger.move(sent.body.from_id, sent.body.to_id, sent.body.amount)
}

/** The load or transfer of an answer; null for a declined payment, undefined for a refusal that leaves no trace. */
function idOf(answer: Answer): string | null | undefined {
  if (answer.code === undefined) return String(answer.value?.load_id ?? answer.value?.transfer_id)
  return answer.code === 40201 ? null : undefined
}

function expectSameOutcome(
  earlier: { id: string | null },
  again: { code?: number; id: string | null | undefined; isSame: boolean },
): void {
  // What a transfer did cannot be told once one of its cards has gone.
  const isFine = again.isSame ? again.id === earlier.id || again.code === notFound : again.code === keyUsed
  if (!isFine) throw new Error(`The same key gave ${String(again.id)} after ${String(earlier.id)}, code ${again.code}`)
}

const onWallet = (a: number) => a % 5 === 4

/** Calls about the autoload of a card or of the wallet. */
function autoload({ world, a }: Scene, act: 'pause' | 'resume' | 'remove' | 'save', body?: unknown): void {
  if (onWallet(a)) world.call(`${act}WalletAutoload`, { body })
  else world.call(`${act}Autoload`, { params: { id: of(cards, a) }, body })
}

function renewal({ world, a }: Scene, act: 'pause' | 'resume' | 'remove'): void {
  const id = of(world.state.renewals, a)?.renewal_id ?? 'none'
  world.call(`${act}Renewal`, { params: { id: 'card-phone', renewal: id } })
}

export const acts = {
  load: (scene) => {
    const { a, b, tab } = scene
    const body = { amount: 400 + (a % 50) * 100, payment_method_id: of(methods, b) }
    spend(scene, { call: 'loadWallet', key: keyOf(tab, a), body })
  },
  move: (scene) => {
    const { a, b, tab } = scene
    const body = { from_id: of(cards, a), to_id: of(cards, b), amount: 1 + (Math.floor(b / 4) % 2500) }
    spend(scene, { call: 'transferFunds', key: keyOf(tab, a), body })
  },
  /** The answer was lost: the same again. */
  again: (scene) => {
    const sent = scene.world.sent[scene.tab]
    if (sent) spend(scene, sent)
  },
  /** The rider presses in the other tab, too: the same with its own key, or with the same one. */
  inBothTabs: (scene) => {
    const sent = scene.world.sent[1 - scene.tab]
    if (sent) spend(scene, scene.a % 2 === 0 ? sent : { ...sent, key: keyOf(scene.tab, scene.b) })
  },
  /** A lost answer is looked up before anything is sent again. */
  lookUp: ({ world, tab, a }) => {
    const sent = world.sent[(tab + a) % 2]
    if (!sent) return
    const known = world.knownOutcome(`${sent.call} ${sent.key}`)
    const find = sent.call === 'loadWallet' ? 'findWalletLoad' : 'findTransfer'
    const answer = world.call(find, { params: { key: sent.key } })
    if (answer.code !== undefined) return
    const status = known ? (known.id === null ? 'declined' : 'done') : 'none'
    if (answer.value?.status !== status)
      throw new Error(`${sent.key} is ${String(answer.value?.status)}, not ${status}`)
  },
  saveThreshold: (scene) => {
    const { a, b } = scene
    const plan = { threshold: (a % 60) * 100, amount: 400 + (b % 40) * 100, payment_method_id: of(methods, b) }
    autoload(scene, 'save', { kind: 'threshold', ...plan })
  },
  saveSchedule: (scene) => {
    const { a, b } = scene
    const every = { unit: 'week', every: 1 + (b % 4), day: 1 + (a % 7) }
    const plan = { amount: 400 + (b % 40) * 100, payment_method_id: of(methods, Math.floor(b / 7)) }
    autoload(scene, 'save', { kind: 'time', ...every, ...plan })
  },
  pause: (scene) => autoload(scene, 'pause'),
  resume: (scene) => autoload(scene, 'resume'),
  remove: (scene) => autoload(scene, 'remove'),
  renew: ({ world, a, b }) => {
    const pass_id = of(passes, a)
    const renew_below = pass_id === 'pass-ten' && b % 3 > 0 ? 1 + (b % 9) : null
    const body = { pass_id, payment_method_id: of(methods, b), renew_below, notify: null }
    world.call('createRenewal', { params: { id: 'card-phone' }, body })
  },
  pauseRenewal: (scene) => renewal(scene, 'pause'),
  resumeRenewal: (scene) => renewal(scene, 'resume'),
  removeRenewal: (scene) => renewal(scene, 'remove'),
  /** A ride takes a use of a counted pass, or its fare. */
  ride: ({ world, ledger, a, b }) => {
    const card = world.state.fareMedia.find((own) => own.faremedia_id === of(cards, a))
    const onCard = card ? passesOnCard(world.state, card) : []
    const counted = onCard.find((pass) => pass.usable_count !== null && pass.used_count < pass.usable_count)
    const fare = 1 + (b % 900)
    if (counted && b % 2 === 0) counted.used_count += 1
    else if (card && generalFunds(world.state, card.faremedia_id) >= fare) {
      post(world.state, {
        kind: 'ride',
        owner: card.owner,
        lines: [money(cardFunds(card.faremedia_id, 'general'), -fare)],
        now: world.now,
      })
      ledger.add(card.faremedia_id, -fare)
    }
  },
  buy: ({ world, ledger, a, b }) => {
    const [uuid, value] = of(products, a)
    const faremedia_id = b % 3 === 0 ? undefined : of(cards, b)
    const isSubscribed = uuid === 'bus-adult-7day' && faremedia_id !== undefined
    const lines = [{ uuid, quantity: 1 + (a % 2), isSubscribed, filters: [] }]
    const quote = world.call('quoteOrder', { body: { lines, faremedia_id } })
    if (quote.code !== undefined) return
    const { quote_id, total } = quote.value as { quote_id: string; total: number }
    const method_id = of([...methods, 'pay-wallet'], b)
    const contact = { email: 'rider@example.com' }
    const body = { quote_id, contact, payments: [{ method_id, amount: total }] }
    if (world.call('placeOrder', { body, key: `buy-${quote_id}` }).code !== undefined) return
    ledger.note()
    if (method_id in ledger.funds) ledger.add(method_id, -total)
    if (faremedia_id) ledger.add(faremedia_id, value * (1 + (a % 2)))
  },
  /** A pass goes to another card, to a phone, or back to the cloud. */
  carry: ({ world, a, b }) => {
    const id = of(world.state.passes, a)?.pass_id ?? 'none'
    if (b % 2 === 0) world.call('attachPasses', { body: { pass_ids: [id], faremedia_id: of(cards, b) } })
    else {
      const body = b % 4 === 1 ? { to: 'cloud' } : { to: 'device', device_id: 'device-phone' }
      world.call('movePass', { params: { id }, body })
    }
  },
  block: ({ world, a }) => world.call('blockFareMedium', { params: { id: of(cards, a) }, body: { reason: 'lost' } }),
  unblock: ({ world, a }) => world.call('unblockFareMedium', { params: { id: of(cards, a) } }),
  // A virtual card is removed with its funds only if they are given up, which is not a way of money.
  unlink: ({ world, a }) => world.call('removeFareMedium', { params: { id: of(cards, a) }, body: { gives_up: null } }),
  link: ({ world, a }) => {
    const card = world.state.fareMedia.find((own) => own.faremedia_id === of(cards, a))
    if (!card) return
    const body = { card_number: card.printed_card_number, security_code: card.security_code }
    world.call('linkFareMedium', { body })
  },
  decline: ({ world, a, b }) => {
    const method = world.state.paymentMethods.find(({ id }) => id === of(methods, a))
    if (method) method.declines = b % 2 === 0
  },
  /** Time passes, and what has become due is charged. */
  wait: ({ world, a }) => {
    world.now += (a % 41) * 86_400_000
    arrive(world.state, world.now)
    runRenewals(world.state, world.now)
    runAutoloads(world.state, world.now)
  },
} satisfies Record<string, (scene: Scene) => unknown>

export type ActName = keyof typeof acts
export const actNames = Object.keys(acts) as ActName[]
