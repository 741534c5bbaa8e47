import { contract } from '../../api/contract/index'
import type { CallName } from '../../api/contract/index'
import { of } from '../cartModel/act'
import { address, bankCard, baskets, line } from './baskets'
import type { Memory } from './memory'
import { begin, devices, guestDevice } from './world'
import type { Household, Sent } from './world'

/** A device that acts, what it saw last, and two numbers by which an act makes its choices. */
export interface Scene {
  home: Household
  memory: Memory
  device: number
  a: number
  b: number
}

const day = 86_400_000
const spends = (name: CallName) => 'spends' in contract[name]

/** Sends a request that changes something; what it did is remembered if it was not refused. */
async function act<Name extends CallName>({ home, device }: Scene, name: Name, sent: Omit<Sent, 'device'>) {
  const key = spends(name) ? { key: home.nextKey() } : {}
  const call = { device, ...key, ...sent }
  home.sent.push({ name, call })
  return home.call(name, call)
}

/** What the device saw last, which another device may have changed since. */
const seenBy = ({ memory, device }: Scene) =>
  memory.seen[device] ?? { cards: [], methods: [], passes: [], renewals: [] }
const cardOf = (scene: Scene, number: number) => of(seenBy(scene).cards, number)?.faremedia_id ?? 'none'
const methodOf = (scene: Scene, number: number) => of(seenBy(scene).methods, number)?.id ?? 'none'
const renewalOf = (scene: Scene) => of(seenBy(scene).renewals, scene.a)

async function autoload(scene: Scene, what: 'save' | 'pause' | 'resume' | 'remove', body?: unknown) {
  if (scene.a % 4 === 3) await act(scene, `${what}WalletAutoload`, { body })
  else await act(scene, `${what}Autoload`, { params: { id: cardOf(scene, scene.a) }, body })
}

async function renewal(scene: Scene, what: 'pause' | 'resume' | 'remove') {
  const chosen = renewalOf(scene)
  if (!chosen) return
  const got = await act(scene, `${what}Renewal`, { params: { id: chosen.card, renewal: chosen.renewal_id } })
  if (got.ok && what === 'remove') scene.memory.renewing.delete(chosen.pass_id)
}

async function buy(scene: Scene): Promise<void> {
  const { home, memory, device, a, b } = scene
  const { lines, forCard } = of(baskets, a)
  const isMailed = lines.some(({ uuid }) => uuid === 'bus-adult-booklet')
  const faremedia_id = forCard ? cardOf(scene, b) : undefined
  const quoted = {
    ...{ lines, faremedia_id },
    ...(isMailed && { shipping_method_id: 'shipping-standard' }),
    ...(a % 4 === 1 && { promo_code: 'WELCOME10' }),
  }
  const quote = await home.call('quoteOrder', { device, body: quoted })
  if (!quote.ok) return
  const { quote_id, total } = quote.value
  const wallet = seenBy(scene).methods.find(({ type }) => type === 'wallet')
  const other = methodOf(scene, b)
  const isSplit = b % 3 === 0 && wallet !== undefined && other !== wallet.id && total > 100
  const payments = isSplit
    ? [
        { method_id: wallet.id, amount: 100 },
        { method_id: other, amount: total - 100 },
      ]
    : [{ method_id: other, amount: total }]
  const body = { quote_id, contact: { email: 'rider@example.com' }, payments, ...(isMailed && { address }) }
  const before = new Set(memory.passIds)
  const placed = await act(scene, 'placeOrder', { body })
  if (!placed.ok || !lines.some(({ isSubscribed }) => isSubscribed)) return
  const { results } = await home.read('listPasses', { device, params: { card: faremedia_id ?? '' } })
  const bought = results.good.find(
    ({ pass_id, order_id }) => !before.has(pass_id) && order_id === placed.value.order_id,
  )
  if (bought) memory.renewing.add(bought.pass_id)
  else memory.missing = `an order for ${String(faremedia_id)} brought no pass`
}

/** Somebody without an account buys tickets with a bank card, maybe with a promo. */
async function buyAsGuest(scene: Scene): Promise<void> {
  const { home, memory, a, b } = scene
  const lines = [line(of(['bus-adult-single', 'bus-adult-day', 'bus-adult-ten'], a), 1 + (b % 3))]
  const body = { lines, ...(b % 2 === 0 && { promo_code: 'WELCOME10' }) }
  const quote = await home.call('quoteOrderAsGuest', { device: guestDevice, body })
  if (!quote.ok) return
  const { quote_id, total } = quote.value
  const payments = [{ amount: total, card: bankCard }]
  const sent = { body: { quote_id, contact: { email: 'guest@example.com' }, payments } }
  const placed = await act({ ...scene, device: guestDevice }, 'placeOrderAsGuest', sent)
  if (!placed.ok) return
  const { order_id, order_number, order_key } = placed.value
  if (order_key) memory.guestOrders.push({ order_id, order_number, order_key })
}

/** A rider takes a guest's order over. */
async function claim(scene: Scene): Promise<void> {
  const { memory, a } = scene
  const order = of(memory.guestOrders, a)
  if (!order) return
  const body = { order_number: order.order_number, code: order.order_key }
  const got = await act(scene, 'claimOrder', { body })
  if (got.ok) memory.guestOrders = memory.guestOrders.filter((own) => own !== order)
}

/** A card that leaves an account takes what renews for it along. */
const forgetRenewals = (scene: Scene, id: string) => {
  for (const { card, pass_id } of scene.memory.allRenewals) if (card === id) scene.memory.renewing.delete(pass_id)
}

export const acts = {
  load: (scene) => {
    const body = { amount: 500 + (scene.a % 50) * 100, payment_method_id: methodOf(scene, scene.b) }
    return act(scene, 'loadWallet', { body })
  },
  move: (scene) => {
    const { a, b } = scene
    const body = { from_id: cardOf(scene, a), to_id: cardOf(scene, b), amount: 1 + (a % 2500) }
    return act(scene, 'transferFunds', { body })
  },
  buy,
  /** The answer was lost, or the other device sends the same: the same request once more. */
  again: async ({ home, a }) => {
    const sent = home.sent.at(-1 - (a % 3))
    if (sent && spends(sent.name)) await home.call(sent.name, sent.call)
  },
  saveThreshold: (scene) => {
    const { a, b } = scene
    const plan = { threshold: (a % 40) * 100, amount: 500 + (b % 40) * 100, payment_method_id: methodOf(scene, b) }
    return autoload(scene, 'save', { kind: 'threshold', ...plan })
  },
  saveSchedule: (scene) => {
    const { a, b } = scene
    const every = { unit: 'week', every: 1 + (b % 3), day: 1 + (a % 7) }
    const plan = { amount: 500 + (b % 40) * 100, payment_method_id: methodOf(scene, b) }
    return autoload(scene, 'save', { kind: 'time', ...every, ...plan })
  },
  pause: (scene) => autoload(scene, 'pause'),
  resume: (scene) => autoload(scene, 'resume'),
  remove: (scene) => autoload(scene, 'remove'),
  renew: async (scene) => {
    const pass = of(seenBy(scene).passes, scene.a)
    if (!pass?.faremedia_id) return
    const plan = { payment_method_id: methodOf(scene, scene.b), renew_below: null, notify: null }
    const body = { pass_id: pass.pass_id, ...plan }
    const got = await act(scene, 'createRenewal', { params: { id: pass.faremedia_id }, body })
    if (got.ok) scene.memory.renewing.add(pass.pass_id)
  },
  pauseRenewal: (scene) => renewal(scene, 'pause'),
  resumeRenewal: (scene) => renewal(scene, 'resume'),
  removeRenewal: (scene) => renewal(scene, 'remove'),
  /** A pass goes to another card, to a phone, or back to the cloud. */
  carry: async (scene) => {
    const { a, b, device } = scene
    const id = of(seenBy(scene).passes, a)?.pass_id ?? 'none'
    const phone = devices[device]?.user === devices[2].user ? 'device-second' : 'device-phone'
    if (b % 3 === 0) await act(scene, 'attachPasses', { body: { pass_ids: [id], faremedia_id: cardOf(scene, b) } })
    else {
      const body = b % 3 === 1 ? { to: 'cloud' } : { to: 'device', device_id: phone }
      await act(scene, 'movePass', { params: { id }, body })
    }
  },
  /** A ride costs its fare; from the fifth of a day and the thirteenth of a week on it is free. */
  ride: async (scene) => {
    const { a, b, home } = scene
    const id = cardOf(scene, a)
    const { fareMedia } = await home.way.state()
    if (!fareMedia.some(({ faremedia_id }) => faremedia_id === id)) return
    for (let rides = b % 4 === 0 ? 6 : 1; rides > 0; rides -= 1) await home.way.ride(id, 1 + (b % 400))
  },
  /** A bank stops paying, or pays again. */
  decline: (scene) => {
    const id = methodOf(scene, scene.a)
    scene.home.way.operate?.(({ paymentMethods }) => {
      for (const method of paymentMethods)
        if (method.id === id && method.type === 'card') method.declines = scene.b % 2 === 0
    })
  },
  renamePhone: (scene) =>
    act(scene, 'renameDevice', { params: { id: 'device-phone' }, body: { nickname: `Phone ${scene.a % 9}` } }),
  block: (scene) =>
    act(scene, 'blockFareMedium', {
      params: { id: cardOf(scene, scene.a) },
      body: { reason: of(['lost', 'other'], scene.b) },
    }),
  unblock: (scene) => act(scene, 'unblockFareMedium', { params: { id: cardOf(scene, scene.a) } }),
  /** A plastic card leaves the account; a virtual one is given up with what the device saw on it. */
  leave: async (scene) => {
    const card = of(seenBy(scene).cards, scene.a)
    if (!card || scene.b % 3 > 0) return
    const pending = (card.pending_loads ?? []).reduce((sum, { amount }) => sum + amount, 0)
    const funds = (card.balances?.general_funds ?? 0) + (card.balances?.commuter_benefits ?? 0) + pending
    const passes = card.passes.map(({ pass_id }) => pass_id)
    const got = await act(scene, 'removeFareMedium', {
      params: { id: card.faremedia_id },
      body: { gives_up: { funds, passes } },
    })
    if (got.ok) forgetRenewals(scene, card.faremedia_id)
  },
  link: (scene) => {
    const { printed_card_number: card_number = '', security_code = '' } = of(scene.memory.free, scene.a) ?? {}
    return card_number ? act(scene, 'linkFareMedium', { body: { card_number, security_code } }) : undefined
  },
  buyAsGuest,
  claim,
  /** The operator gives back what was paid for a line of any order. */
  refund: async ({ home, memory, a, b }) => {
    const { orders } = await home.way.state()
    const order = of(orders, a)
    const product = of(order?.items ?? [], b)?.uuid
    if (!order || !product) return
    await home.way.refund(order.order_number, product)
    const { passes } = await home.way.state()
    for (const { pass_id, status } of passes) if (status === 'Spoiled') memory.renewing.delete(pass_id)
  },
  payOut: (scene) =>
    scene.b % 3 > 0
      ? undefined
      : act(scene, 'payOutWallet', { body: { password: 'Transit-2026', payment_method_id: methodOf(scene, scene.a) } }),
  /** Days go by, and what has become due is charged. */
  wait: ({ home, a }) => home.goTo(Math.max(home.now, begin) + (1 + (a % 21)) * day + (a % 23) * 3_600_000),
} satisfies Record<string, (scene: Scene) => unknown>

export type ActName = keyof typeof acts
export const actNames = Object.keys(acts) as ActName[]
