import { claimCart, endSession } from '../../app/flows/endSession'
import { logOut } from '../../app/flows/logOut'
import { settleCard } from '../../app/flows/settleCard'
import { claimSavedCarts } from '../../features/buying/cart/savedForLater/saveCart'
import { sessionLost, sessionRestored, signedIn } from '../../features/identity/session'
import { keepSession, readStoredSession } from '../../features/identity/session/visitor/storedSession'
import { backend, of } from './act'
import type { Act, Scene } from './act'
import * as reference from './reference'
import type { Line, Rider } from './reference'

/** Acts on a cart from outside: sessions begin and end, pages are reloaded, storage is damaged. */

export const signIn: Act = ({ model, world, tab, mine, a, b }) => {
  if (model.rider) return 'nothing: signed in already'
  const rider = of<Rider>(['nora', 'omar'], a)
  const user = { uuid: rider, first_name: rider, last_name: 'Roy', email: `${rider}@example.com` }
  world.show(tab)
  keepSession('token', user)
  const event = signedIn({ token: 'token', user })
  tab.dispatch(event)
  tab.run(claimCart(event))
  tab.run(claimSavedCarts(event))
  for (const other of world.tabs) if (other !== tab) other.dispatch(sessionRestored(readStoredSession()))
  reference.signIn(model, mine, rider)
  const conflict = of(['clear', 'save', 'keep'] as const, b)
  tab.run(settleCard(), { conflict })
  if (!backend.isDown) reference.settleCard(model, mine, rider, conflict)
  return `${rider} signs in, answers ${conflict}`
}

const endOfSession = ({ model, world, tab }: Scene): void => {
  for (const other of world.tabs) {
    if (other === tab) continue
    other.dispatch(sessionLost('elsewhere'))
    other.run(endSession(sessionLost('elsewhere')))
  }
  model.tabs.forEach((entry) => (entry.removals = []))
  model.rider = null
}

export const loseSession: Act = (scene) => {
  const { model, tab } = scene
  if (!model.rider) return 'nothing: nobody is signed in'
  if (model.lines.length > 0) model.owner = model.rider
  tab.dispatch(sessionLost('unauthorized'))
  tab.run(endSession(sessionLost('unauthorized')))
  endOfSession(scene)
  return 'the session is lost'
}

export const leave: Act = (scene) => {
  const { model, tab, mine } = scene
  if (!model.rider) return 'nothing: nobody is signed in'
  tab.run(logOut())
  endOfSession(scene)
  reference.empty(model, mine)
  Object.assign(model, { saved: [], card: null, owner: null, ordered: null })
  for (const entry of model.tabs) entry.only = null
  return 'logs out'
}

export const reload: Act = ({ tab, mine }) => {
  tab.reload()
  mine.removals = []
  mine.transit = null
  return 'reloads'
}

/** A person or another program writes into the storage. */
export const damage: Act = ({ model, world, tab, a, b }) => {
  const { local } = world
  const lines = JSON.parse(local.getItem('cart') ?? '[]') as { quantity: number }[]
  if (a % 4 === 0) {
    local.setItem('cart', of(['{', 'null', '"text"', '{"lines":[]}', '[7,null,{}]'], b))
    model.lines = []
  } else if (a % 4 === 1 && lines[0]) {
    const quantity = of([-1, 0, 2.5, 3, 15, 19, 20_000], b)
    lines[0].quantity = quantity
    local.setItem('cart', JSON.stringify([...lines, { uuid: 'x' }, lines[1]]))
    model.lines = tampered(model.lines, quantity)
  } else if (a % 4 === 2) {
    local.setItem('saved_carts', of(['[', '{}', '[{"id":"x"}]'], b))
    model.saved = []
  } else {
    const carts = JSON.parse(local.getItem('saved_carts') ?? '[]') as { lines: unknown[] }[]
    const [first, ...others] = carts
    if (!first) return 'nothing: nothing to damage'
    const damaged = { ...first, lines: ['broken', ...first.lines.slice(1)] }
    local.setItem('saved_carts', JSON.stringify([damaged, ...others, damaged, 7]))
    const kept = model.saved.map((cart, at) => (at === 0 ? { ...cart, lines: cart.lines.slice(1) } : cart))
    model.saved = kept.filter((cart) => cart.lines.length > 0)
  }
  tab.hear()
  return `the storage is damaged (${a % 4}, ${b})`
}

/** Returns what the portal can read of a cart after a change of the first line's quantity. */
function tampered(lines: Line[], quantity: number): Line[] {
  const [first, ...others] = lines
  if (!first) return lines
  const kept: Line[] = []
  for (const line of [{ ...first, quantity }, ...others]) {
    const isValid = Number.isInteger(line.quantity) && line.quantity >= 1 && line.quantity <= 10_000
    if (isValid && reference.countOf(kept) + line.quantity <= reference.limit) kept.push(line)
  }
  return kept
}
