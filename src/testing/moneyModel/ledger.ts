import { generalFunds, methodBalance, pendingFunds } from '../../mocks/ledger/funds'
import type { BackendState } from '../../mocks/state'
import { faultInBooks } from './books'
import { owner } from './world'
import type { MoneyWorld } from './world'

/*
 * The books that the backend is compared with: what each account must hold, and what the renewals must have bought. They
 * follow from what was asked for and from the record of charges alone.
 */

interface Period {
  days?: number
  uses?: number
  price: number
}

const periods: Record<string, Period> = {}

/** What one renewal of a product buys, and for how much, in the mock's catalogue. */
function periodOf(state: BackendState, product: string): Period {
  const known = periods[product]
  if (known) return known
  const price = Number(state.products.find(({ uuid }) => uuid === product)?.list_price)
  const what = product.includes('ten') ? { uses: 10 } : { days: product.includes('7day') ? 7 : 31 }
  return (periods[product] = { ...what, price })
}

export class Ledger {
  /** In cents, by fare card or payment method. */
  readonly funds: Record<string, number>
  private readonly passes: Record<string, { ends: string | null; uses: number | null }> = {}
  private renewed = 0
  private counted = 0

  constructor(private readonly state: BackendState) {
    this.funds = held(state)
    this.note()
  }

  move(from: string, to: string, amount: number): void {
    this.add(from, -amount)
    this.add(to, amount)
  }

  add(account: string, amount: number): void {
    this.funds[account] = (this.funds[account] ?? 0) + amount
  }

  /** Notes what new passes hold: what renewals add to it later, they must have charged for. */
  note(): void {
    for (const pass of this.state.passes)
      this.passes[pass.pass_id] ??= { ends: pass.expiration_date, uses: pass.usable_count }
  }

  /** Books the charges since the last time. */
  book(): void {
    const { charges } = this.state
    for (; this.counted < charges.length; this.counted += 1) {
      const charge = charges[this.counted]
      if (!charge || charge.state !== 'done') continue
      if (charge.method_id in this.funds) this.add(charge.method_id, -charge.amount)
      if (charge.by === 'renewal') this.renewed += charge.amount
      else this.add(charge.card ?? 'pay-wallet', charge.amount)
    }
  }

  /** Returns what is wrong, or nothing. */
  fault(): string | undefined {
    const now = held(this.state)
    for (const [account, amount] of Object.entries(this.funds)) {
      if (!Number.isSafeInteger(amount) || amount < 0) return `${account} would hold ${amount}`
      if ((now[account] ?? 0) !== amount) return `${account} holds ${now[account]} and not ${amount}`
    }
    const worth = this.renewedWorth()
    if (worth !== this.renewed) return `renewals took ${this.renewed} for passes worth ${worth}`
    return undefined
  }

  /** The price of all periods that the passes have now and did not have at first. */
  private renewedWorth(): number {
    let worth = 0
    for (const pass of this.state.passes) {
      const before = this.passes[pass.pass_id]
      const { days, uses, price } = periodOf(this.state, pass.product)
      if (days && before?.ends && pass.expiration_date)
        worth += ((Date.parse(pass.expiration_date) - Date.parse(before.ends)) / 86_400_000 / days) * price
      if (uses && before?.uses != null) worth += (((pass.usable_count ?? 0) - before.uses) / uses) * price
    }
    return worth
  }
}

/** What the cards hold, with what is on its way, and the payment methods that hold money. */
function held(state: BackendState): Record<string, number> {
  const funds: Record<string, number> = {}
  for (const { faremedia_id: id } of state.fareMedia) funds[id] = generalFunds(state, id) + pendingFunds(state, id)
  for (const method of state.paymentMethods) {
    const balance = methodBalance(state, method)
    if (method.owner === owner && balance !== null) funds[method.id] = balance
  }
  return funds
}

/** Tells what is wrong with the money, in a form that a counterexample shows. */
export function expectBalanced(ledger: Ledger, { state }: MoneyWorld): void {
  ledger.book()
  const fault = ledger.fault() ?? faultInBooks(state)
  if (fault) throw new Error(fault)
  const spendable = state.fareMedia.find(({ faremedia_id }) => generalFunds(state, faremedia_id) < 0)
  if (spendable) throw new Error(`${spendable.faremedia_id} is below zero`)
}
