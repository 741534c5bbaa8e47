/** The expected behaviour of carts, as short as possible and written without the portal's code. */

export type Rider = 'nora' | 'omar'
type Kind = 'digital' | 'physical'

export interface Good {
  org: string
  kind: Kind
  alert: boolean
  renewable: boolean
}

/** Products by the line's key: the same product with another journey is another line. */
export const goods: Record<string, Good> = {
  a: { org: 'city', kind: 'digital', alert: false, renewable: true },
  b: { org: 'city', kind: 'digital', alert: true, renewable: false },
  c: { org: 'city', kind: 'physical', alert: false, renewable: false },
  d: { org: 'ferry', kind: 'digital', alert: true, renewable: true },
  'e|Origin:north': { org: 'ferry', kind: 'digital', alert: false, renewable: false },
  'e|Origin:south': { org: 'ferry', kind: 'digital', alert: false, renewable: false },
}
export const keys = Object.keys(goods)
export const uuidOf = (key: string): string => key.split('|')[0] as string
export const goodOf = (key: string): Good => goods[key] as Good

export interface Line {
  key: string
  name: string
  quantity: number
  renews: boolean
  /** The card that the line is for; null until the rider has chosen one. */
  card: string | null | 'none'
  /** The price shown now; `agreed` is the price that the rider last accepted. */
  price: number
  agreed: number
  gone: boolean
}

export interface Answers {
  conflict: 'clear' | 'save' | 'keep'
  alert: 'accept' | 'cancel'
  renewal: 'auto' | 'single' | 'cancel'
  /** The kind that the rider orders now from a mixed cart. */
  kind: Kind | 'keep'
}

export interface Removal {
  taken: { line: Line; at: number }[]
}

export interface TabModel {
  transit: Kind | null
  only: Line[] | null
  removals: Removal[]
}

export interface Model {
  time: number
  language: string
  /** The backend's prices. Products without one are not sold. */
  prices: Record<string, number>
  lines: Line[]
  /** `isOpen`: saved after a forced logout, so that only its owner and visitors who are not signed in see it. */
  saved: { lines: Line[]; owner: Rider | null; isOpen: boolean; card: string | null }[]
  rider: Rider | null
  /** The owner of the cart after a forced logout. */
  owner: Rider | null
  card: string | null
  /** An order whose outcome is unknown. */
  ordered: Line[] | null
  tabs: TabModel[]
}

export const limit = 20
const mostSavedCarts = 10

export const countOf = (lines: Line[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

export function newModel(): Model {
  const tab = (): TabModel => ({ transit: null, only: null, removals: [] })
  const prices = { a: 100, b: 250, c: 400, d: 1_000, e: 725 }
  const signedOut = { rider: null, owner: null, card: null, ordered: null }
  return { time: 1e12, language: 'en', prices, lines: [], saved: [], ...signedOut, tabs: [tab(), tab()] }
}

export function store(model: Model, lines: Line[]): void {
  model.lines = lines
  if (lines.length === 0) model.owner = null
}

/** A tab empties the cart, and with it the removals that the tab could undo. */
export function empty(model: Model, tab: TabModel): void {
  store(model, [])
  tab.removals = []
}

type Addition = Pick<Line, 'key' | 'card'>

/** An order has one organization, one kind in transit mode, and one card. */
const conflicts = (tab: TabModel, lines: Line[], addition: Addition) => {
  const { org, kind } = goodOf(addition.key)
  return lines.some((line) => {
    const good = goodOf(line.key)
    const areCards = good.kind === 'digital' && kind === 'digital' && line.card !== null && addition.card !== null
    if (areCards && line.card !== addition.card) return true
    return good.org !== org || (tab.transit !== null && good.kind !== kind)
  })
}

/** Returns the card of two merged lines. */
function oneCard(one: Line['card'], other: Line['card']): Line['card'] {
  const named = [one, other].find((card) => card !== null && card !== 'none')
  if (named) return named
  return one === null || other === null ? null : 'none'
}

export function save(model: Model, lines: Line[]): boolean {
  if (model.saved.length >= mostSavedCarts) return false
  const owner = model.rider ?? model.owner
  model.saved.unshift({ lines, owner, isOpen: owner !== model.rider, card: model.card })
  return true
}

/** Returns the lines after an addition, and what was set aside; undefined if it was refused. */
export function added(
  model: Model,
  tab: TabModel,
  before: Line[],
  key: string,
  quantity: number,
  { conflict, alert, renewal }: Answers,
): { lines: Line[]; aside: Line[] } | undefined {
  const card = tab.transit === 'digital' && goodOf(key).kind === 'digital' ? model.card : 'none'
  const isConflict = conflicts(tab, before, { key, card })
  if (quantity < 1 || (isConflict && conflict === 'keep')) return undefined
  const lines = isConflict ? [] : before
  const aside = isConflict && conflict === 'save' ? before : []
  const there = lines.find((line) => line.key === key)
  const { alert: alerts, renewable } = goodOf(key)
  if (!there && alerts && alert === 'cancel') return undefined
  const isAsked = !there && tab.transit !== null && renewable && card !== 'none'
  if (isAsked && renewal === 'cancel') return undefined
  if (quantity > limit || countOf(lines) + quantity > limit) return undefined
  const price = model.prices[uuidOf(key)] as number
  const line: Line = {
    key,
    name: `${uuidOf(key)} ${model.language}`,
    quantity: quantity + (there?.quantity ?? 0),
    card: there ? oneCard(there.card, card) : card,
    renews: there ? there.renews : isAsked && renewal === 'auto' && model.rider !== null,
    price,
    agreed: there ? there.agreed : price,
    gone: false,
  }
  return { lines: [...lines.filter((entry) => entry.key !== key), line], aside }
}

const joined = (lines: Line[], line: Line): Line[] =>
  lines.some(({ key }) => key === line.key)
    ? lines.map((entry) =>
        entry.key === line.key
          ? { ...entry, card: oneCard(entry.card, line.card), quantity: entry.quantity + line.quantity }
          : entry,
      )
    : [...lines, line]

export const visible = ({ saved, rider }: Model) =>
  saved.filter(({ owner, isOpen }) => owner === null || owner === rider || (rider === null && isOpen))

export function restore(model: Model, tab: TabModel, at: number, conflict: Answers['conflict']): void {
  const kept = visible(model)[at]
  if (!kept) return
  const isConflict = kept.lines.some((line) => conflicts(tab, model.lines, line))
  if (isConflict && conflict === 'keep') return
  const base = isConflict ? [] : model.lines
  const lines = kept.lines
    .map((line) => ({ ...line, renews: line.renews && model.rider !== null }))
    .reduce(joined, base)
  if (countOf(lines) > limit) return
  model.saved = model.saved.filter((cart) => cart !== kept)
  if (isConflict && conflict === 'save') save(model, model.lines)
  store(model, lines)
  if (base.length === 0 && kept.card) model.card = kept.card
  if (!model.rider) model.owner = base.length === 0 ? kept.owner : (model.owner ?? kept.owner)
}

export function takeOut(tab: TabModel, taken: Removal['taken']): void {
  tab.removals = [{ taken }]
}

export function undo(model: Model, tab: TabModel): void {
  const removal = tab.removals.at(-1)
  if (!removal) return
  const lines = removal.taken.map(({ line }) => line)
  if (lines.some((line) => conflicts(tab, model.lines, line))) return
  if (countOf(model.lines) + countOf(lines) > limit) return
  tab.removals.pop()
  const back = removal.taken.reduce(
    (all, { line, at }) =>
      all.some(({ key }) => key === line.key) ? joined(all, line) : [...all.slice(0, at), line, ...all.slice(at)],
    model.lines,
  )
  store(model, back)
}

export const refreshed = (model: Model): Line[] =>
  model.lines.map((line) => {
    const price = model.prices[uuidOf(line.key)]
    return price === undefined
      ? { ...line, gone: true }
      : { ...line, price, gone: false, name: `${uuidOf(line.key)} ${model.language}` }
  })

/** Returns the card on a rider's account. The third card is on no account. */
export const cardOf = (rider: Rider): string => (rider === 'nora' ? 'card-0' : 'card-1')

export function signIn(model: Model, tab: TabModel, rider: Rider): void {
  if (model.owner !== null && model.owner !== rider) {
    empty(model, tab)
    model.card = null
  }
  model.rider = rider
  model.owner = null
  model.saved = visible(model).map((cart) => ({ ...cart, owner: rider, isOpen: false }))
}

/** A card that is not on the account is no longer chosen, and the portal asks about a cart for it. */
export function settleCard(model: Model, tab: TabModel, rider: Rider, conflict: Answers['conflict']): void {
  if (model.card !== cardOf(rider)) model.card = null
  const isForeign = model.lines.some(({ card }) => card !== 'none' && card !== null && card !== cardOf(rider))
  if (!isForeign || conflict === 'keep' || (conflict === 'save' && !save(model, model.lines))) return
  empty(model, tab)
}
