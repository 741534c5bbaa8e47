import type { listRenewals, RenewalPlan } from '../../../api/contract/cards/renewals'
import { dayOf } from '../../../shared/locales/dates'
import { plusPeriod } from '../../../shared/schedule'
import { passesOnCard, placeOf, whereIs } from '../../ledger/places'
import type { FareMediumRecord } from '../../state/cards/fareCards'
import type { PassRecord } from '../../state/cards/passes'
import type { RenewalRecord } from '../../state/cards/renewals'
import type { BackendState } from '../../state'
import type { Language } from '../../words/language'
import { charge } from '../autoload/methodCharge'
import { operatorTimeZone } from '../cards/fareCaps'
import { whyOutOfUse } from '../cards/ownCards'
import type { SentAnswer } from '../base/sentAnswer'
import { currentPrice } from '../buying/soldProducts'
import { versionOf } from '../base/versions'

/** Returns the last day of a pass after one more period; one that is over begins again on the day of its renewal. */
function nextEnd({ products }: BackendState, pass: PassRecord, day: string): string | null {
  const period = products.find(({ uuid }) => uuid === pass.product)?.renewal_period ?? { count: 31, unit: 'day' }
  return pass.expiration_date && plusPeriod(isOver(pass) ? day : pass.expiration_date, period)
}

const isOver = ({ status }: PassRecord) => status === 'Expired'

const usesLeft = ({ usable_count, used_count }: PassRecord) =>
  usable_count === null ? null : Math.max(0, usable_count - used_count)

/** Whether a pass renews, or could: its product is sold as a renewing one, or counts rides. */
export function canRenew(state: BackendState, { product, status, usable_count }: PassRecord): boolean {
  const sold = state.products.find(({ uuid }) => uuid === product)
  return (
    (status === 'Available' || status === 'Active') && (sold?.subscription_allowed === true || usable_count !== null)
  )
}

/** The day on which a pass renews by itself; null if its uses decide, or if it does not end. */
function renewalDay({ renew_below }: RenewalRecord, { expiration_date }: PassRecord): string | null {
  return renew_below === null ? expiration_date : null
}

/**
 * Renews every pass that has become due: on its last day, as often as its periods have passed, or when too few uses
 * are left. A charge that fails stops the renewal until the rider resumes or changes it. A pass that has ended by then is
 * bought once, on the day of the act, because a rider does not pay for past days. No charge is made before the instant `from`.
 */
export function runRenewals(state: BackendState, now: number, from = 0): void {
  const today = dayOf(now, operatorTimeZone)
  for (const renewal of state.renewals) {
    const there = placeOfRenewal(state, renewal)
    if (!there) continue
    const { card, pass } = there
    while (renewal.state === 'active') {
      const due = renewalDay(renewal, pass)
      const left = usesLeft(pass)
      const isLow = renewal.renew_below !== null && left !== null && left < renewal.renew_below
      if (!isLow && (due === null || due > today)) break
      const day = isLow || isOver(pass) ? today : (due ?? today)
      renew(state, { renewal, card, pass, day, at: Math.max(from, Math.min(now, Date.parse(`${day}T09:00:00Z`))) })
    }
  }
  // A pass or a card that has left the account takes its renewal with it, and so does a pass that is lost.
  state.renewals = state.renewals.filter((renewal) => placeOfRenewal(state, renewal))
}

/** Returns the renewing pass and its card; nothing for a pass that is lost or is not on the rider's card. */
function placeOfRenewal(
  state: BackendState,
  { card: id, owner, pass_id }: RenewalRecord,
): { card: FareMediumRecord; pass: PassRecord } | undefined {
  const where = whereIs(state, placeOf(state, pass_id))
  if (where?.card !== id || where.owner !== owner) return undefined
  const card = state.fareMedia.find((own) => own.faremedia_id === id)
  const pass = state.passes.find((own) => own.pass_id === pass_id && own.status !== 'Spoiled')
  return card && pass && { card, pass }
}

interface Due {
  renewal: RenewalRecord
  card: FareMediumRecord
  pass: PassRecord
  day: string
  at: number
}

function renew(state: BackendState, { renewal, card, pass, day, at }: Due): void {
  const amount = currentPrice(state, pass.product) ?? 0
  const wanted = {
    ...{ owner: renewal.owner, method_id: renewal.payment_method_id },
    ...{ pass_id: pass.pass_id, product: pass.product },
  }
  const reason =
    whyOutOfUse(card, at) ?? charge(state, { ...wanted, amount, by: 'renewal', card: card.faremedia_id }, at).reason
  renewal.last_run = { date: day, amount, state: reason ? 'failed' : 'done' }
  if (reason) return void Object.assign(renewal, { state: 'failed', reason })
  pass.expiration_date = nextEnd(state, pass, day)
  if (isOver(pass)) pass.status = 'Active'
  if (pass.usable_count === null) pass.used_count = 0
  else pass.usable_count += 10
}

/** What the rider has chosen of a renewal. */
export const planOf = ({ payment_method_id, renew_below, notify }: RenewalPlan): RenewalPlan => ({
  ...{ payment_method_id, renew_below, notify },
})

/** Returns the renewals of a card, and the passes that could renew. */
export function renewalsAnswer(
  state: BackendState,
  card: FareMediumRecord,
  { language }: { language: Language },
): SentAnswer<typeof listRenewals> {
  const factsOf = (pass: PassRecord) => {
    const product = state.products.find(({ uuid }) => uuid === pass.product)
    return {
      pass_id: pass.pass_id,
      name: product?.name[language] ?? pass.product,
      price: currentPrice(state, pass.product),
      usable_count: pass.usable_count,
      uses_left: usesLeft(pass),
      expiration_date: pass.expiration_date,
      period: product?.renewal_period ?? null,
    }
  }
  const passes = passesOnCard(state, card)
  const renewals = state.renewals.flatMap(({ owner: _, card: own, ...renewal }) => {
    const pass = passes.find(({ pass_id }) => pass_id === renewal.pass_id)
    if (own !== card.faremedia_id || !pass) return []
    const isRunning = renewal.state === 'active'
    return [
      {
        ...renewal,
        version: versionOf(planOf(renewal)),
        ...factsOf(pass),
        next_run: isRunning ? renewalDay({ owner: _, card: own, ...renewal }, pass) : null,
      },
    ]
  })
  const renewing = new Set(renewals.map(({ pass_id }) => pass_id))
  const renewable = passes.filter((pass) => canRenew(state, pass) && !renewing.has(pass.pass_id)).map(factsOf)
  return { renewals, renewable }
}
