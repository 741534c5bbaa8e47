import { addToCart } from '../../features/buying/cart/addToCart/addToCart'
import {
  addToCartRequested,
  lineRemovalRequested,
  savedCartRemovalRequested,
  quantityRequested,
  refreshRequested,
  renewalRequested,
  restoreRequested,
  undoRequested,
} from '../../features/buying/cart/state/cartRequests'
import {
  changeQuantity,
  changeRenewal,
  clearCart,
  removeLine,
  undoRemoval,
} from '../../features/buying/cart/lines/changeCart'
import {
  saveCart,
  readSavedCarts,
  removeSavedCart,
  restoreSavedCart,
} from '../../features/buying/cart/savedForLater/saveCart'
import { selectSavedCarts } from '../../features/buying/cart/savedForLater/savedCartsSlice'
import { agreeToPrices, refreshCart } from '../../features/buying/cart/refresh/refreshCart'
import { selectRemoval } from '../../features/buying/cart/undo/removalsSlice'
import { purchaseTypeChosen } from '../../features/cards/fareMedia'
import { writeStored } from '../../shared/storage/browserStorage'
import { cardKeys } from '../../features/cards/fareMedia/cards/cardKeys'
import * as reference from './reference'
import { goods, keys, limit, uuidOf } from './reference'
import { answersOf, backend, of } from './act'
import type { Act } from './act'
import { damage, leave, loseSession, reload, signIn } from './outsideActs'
import { buyNow, goBack, order, turnOutPaid } from './payingActs'
import { wanted } from './world'

const add: Act = ({ model, tab, mine, a, b }) => {
  const key = of(keys, a)
  if (model.prices[uuidOf(key)] === undefined) return 'nothing: not sold'
  // Usually a small number; sometimes zero, or one above a limit.
  const quantity = b % 11 === 0 ? b % 25 : (b % 4) + 1
  const answers = answersOf(b)
  tab.run(addToCart(addToCartRequested(wanted(model, key, quantity))), answers)
  const becomes = reference.added(model, mine, model.lines, key, quantity, answers)
  if (becomes && (becomes.aside.length === 0 || reference.save(model, becomes.aside)))
    reference.store(model, becomes.lines)
  return `adds ${quantity} ${key}, answers ${Object.values(answers)}`
}

const setQuantity: Act = ({ model, tab, a, b }) => {
  const line = of(model.lines, a)
  if (!line) return 'nothing: no line'
  const quantity = b % 24
  tab.run(changeQuantity(quantityRequested({ key: line.key, quantity })))
  const total = reference.countOf(model.lines) - line.quantity + quantity
  if (quantity >= 1 && quantity <= limit && total <= limit)
    reference.store(
      model,
      model.lines.map((entry) => (entry === line ? { ...line, quantity } : entry)),
    )
  return `wants ${quantity} of ${line.key}`
}

const remove: Act = ({ model, tab, mine, a }) => {
  const line = of(model.lines, a)
  if (!line) return 'nothing: no line'
  tab.run(removeLine(lineRemovalRequested(line.key)))
  const at = model.lines.indexOf(line)
  reference.store(
    model,
    model.lines.filter((entry) => entry !== line),
  )
  reference.takeOut(mine, [{ line, at }])
  return `removes ${line.key}`
}

const clear: Act = ({ model, tab, mine }) => {
  tab.run(clearCart())
  const taken = model.lines.map((line, at) => ({ line, at }))
  if (taken.length === 0) return 'nothing: nothing to clear'
  reference.empty(model, mine)
  reference.takeOut(mine, taken)
  return 'clears'
}

const undo: Act = ({ model, tab, mine }) => {
  const id = selectRemoval(tab.state)?.id
  if (id !== undefined) tab.run(undoRemoval(undoRequested(id)))
  reference.undo(model, mine)
  return 'undoes'
}

const wait: Act = ({ model, a }) => {
  const time = of([1, 4_000, 9_999, 10_000], a)
  model.time += time
  return `waits ${time} ms`
}

const renew: Act = ({ model, tab, a }) => {
  const line = of(model.lines, a)
  if (!line) return 'nothing: no line'
  const renews = !line.renews
  tab.run(changeRenewal(renewalRequested({ key: line.key, renews })))
  if (!renews || (model.rider && goods[line.key]?.renewable && line.card !== 'none'))
    model.lines = model.lines.map((entry) => (entry === line ? { ...line, renews } : entry))
  return `switches the renewal of ${line.key}`
}

const refresh: Act = ({ model, tab, a }) => {
  model.language = of(['en', 'fr'], a)
  tab.run(refreshCart(refreshRequested()))
  if (!backend.isDown) model.lines = reference.refreshed(model)
  return `reads the cart again in ${model.language}${backend.isDown ? ', in vain' : ''}`
}

const changePrice: Act = ({ model, a, b }) => {
  const uuid = uuidOf(of(keys, a))
  if (b % 3 === 0) delete model.prices[uuid]
  else model.prices[uuid] = (b % 5) * 100
  return `the price of ${uuid} is now ${model.prices[uuid]}`
}

const breakDown: Act = ({ a }) => {
  backend.isDown = a % 3 === 0
  return backend.isDown ? 'the backend is down' : 'the backend is up'
}

const agree: Act = ({ model, tab }) => {
  tab.run(agreeToPrices())
  model.lines = model.lines.map((line) => ({ ...line, agreed: line.price }))
  return 'agrees to the prices'
}

const save: Act = ({ model, tab, mine }) => {
  tab.run(saveCart())
  if (model.lines.length > 0 && reference.save(model, model.lines)) reference.empty(model, mine)
  return 'keeps the cart for later'
}

const restore: Act = ({ model, tab, mine, a, b }) => {
  const at = a % Math.max(1, reference.visible(model).length)
  tab.run(readSavedCarts())
  const id = selectSavedCarts(tab.state)[at]?.id
  const answers = answersOf(b)
  if (id) tab.run(restoreSavedCart(restoreRequested(id)), answers)
  reference.restore(model, mine, at, answers.conflict)
  return `puts back the cart at ${at}, answers ${answers.conflict}`
}

const dropSavedCart: Act = ({ model, tab, a }) => {
  const kept = of(reference.visible(model), a)
  if (!kept) return 'nothing: nothing kept'
  tab.run(readSavedCarts())
  const id = selectSavedCarts(tab.state)[reference.visible(model).indexOf(kept)]?.id
  if (id) tab.run(removeSavedCart(savedCartRemovalRequested(id)))
  model.saved = model.saved.filter((cart) => cart !== kept)
  return 'removes a kept cart'
}

const chooseKind: Act = ({ tab, mine, a }) => {
  mine.transit = of([null, 'digital', 'physical'] as const, a)
  tab.dispatch(purchaseTypeChosen(mine.transit))
  return `buys ${mine.transit ?? 'plain tickets'}`
}

const chooseCard: Act = ({ model, world, tab, a }) => {
  model.card = `card-${a % 3}`
  world.show(tab)
  writeStored(cardKeys.fareMediaId, model.card)
  return `chooses ${model.card}`
}

/** Frequent acts occur more than once. */
export const acts: readonly Act[] = [
  ...[
    add,
    add,
    add,
    add,
    add,
    add,
    add,
    add,
    setQuantity,
    setQuantity,
    remove,
    remove,
    remove,
    clear,
    undo,
    undo,
    undo,
    wait,
    renew,
  ],
  ...[refresh, refresh, changePrice, breakDown, agree, save, save, restore, restore, restore, dropSavedCart],
  ...[
    chooseKind,
    chooseKind,
    chooseCard,
    buyNow,
    buyNow,
    goBack,
    order,
    order,
    turnOutPaid,
    signIn,
    signIn,
    loseSession,
    leave,
  ],
  ...[reload, damage],
]
