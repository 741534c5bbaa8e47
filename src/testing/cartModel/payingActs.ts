import { buyNowEnded, buyNowStarted, withCartLock } from '../../features/buying/cart'
import { linesToBuy } from '../../features/buying/cart/addToCart/wantedLine'
import { selectCartLines } from '../../features/buying/cart/state/cartSlice'
import { splitKinds } from '../../features/buying/cart/savedForLater/splitKinds'
import { boughtLines, removeBoughtLines } from '../../features/buying/checkout/purchase/bought'
import type { BoughtLine } from '../../features/buying/checkout/purchase/bought'
import { answersOf, of } from './act'
import type { Act } from './act'
import * as paid from './paidReference'
import * as reference from './reference'
import { keys, uuidOf } from './reference'
import { wanted } from './world'

export const buyNow: Act = ({ model, tab, mine, a, b }) => {
  const key = of(keys, a)
  if (model.prices[uuidOf(key)] === undefined) return 'nothing: not sold'
  const quantity = b % 23
  const answers = answersOf(b)
  const lines = tab.run(linesToBuy(wanted(model, key, quantity)), answers)
  if (lines) tab.dispatch(buyNowStarted(lines))
  mine.only = reference.added(model, mine, [], key, quantity, answers)?.lines ?? mine.only
  return `buys ${quantity} ${key} at once`
}

export const goBack: Act = ({ tab, mine }) => {
  tab.dispatch(buyNowEnded())
  mine.only = null
  return 'goes back'
}

/** The order is sent and its outcome is still unknown. The portal has one order at a time. */
export const order: Act = ({ model, world, tab, mine, b }) => {
  const lines = mine.only ?? model.lines
  if (lines.length === 0 || lines.some(({ gone }) => gone)) return 'nothing: nothing to pay'
  if (model.ordered) return 'nothing: an order is under way'
  if (mine.only) {
    tab.dispatch(buyNowEnded())
    mine.only = null
    return 'pays what was bought at once'
  }
  const answers = answersOf(b)
  const isOneKind = tab.run(splitKinds(), answers)
  if (paid.splitKinds(model, answers.kind) !== isOneKind) throw new Error('One goes to checkout, the other does not')
  if (!isOneKind) return `goes to checkout, answers ${answers.kind}`
  if (model.card === null && model.lines.some(({ card }) => card === null)) return 'nothing: no card is chosen'
  world.ordered = JSON.stringify(boughtLines(selectCartLines(tab.state), model.card ?? undefined))
  model.ordered = model.lines.map((line) => ({ ...line, card: line.card ?? model.card }))
  return `orders ${answers.kind} where it is mixed`
}

/** A tab learns that the order was paid. */
export const turnOutPaid: Act = ({ model, world, tab, mine }) => {
  if (!model.ordered) return 'nothing: nothing is under way'
  const bought = JSON.parse(world.ordered) as BoughtLine[]
  tab.run(withCartLock(() => removeBoughtLines(bought)))
  paid.removeBoughtLines(model, mine, model.ordered)
  model.ordered = null
  return 'finds out that the order is paid'
}
