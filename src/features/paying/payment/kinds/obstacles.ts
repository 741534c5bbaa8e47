import { formatMoney } from '../../../../shared/locales/money'
import { healthOf } from './methodHealth'
import type { Obstacle } from './paymentKind'

/** Each kind of payment names the obstacles that apply. */

export const needsAccount: Obstacle = ({ isGuest }) => (isGuest ? { key: 'payment:obstacle.guest' } : undefined)

/** A renewal is charged again later. */
export const renewalNeedsAccount: Obstacle = ({ isGuest, renewing }) =>
  isGuest && renewing !== undefined
    ? { key: 'payment:obstacle.renewalNeedsAccount', values: { name: renewing } }
    : undefined

/** Refuses the whole order, and names the line (decision 39). */
export const cannotRenew: Obstacle = ({ renewing }) =>
  renewing === undefined ? undefined : { key: 'payment:obstacle.walletCannotRenew', values: { name: renewing } }

export const isOver: Obstacle = ({ now }, method) =>
  method && healthOf(method, now) === 'expired'
    ? { key: 'payment:obstacle.expired', values: { expiry: method.expiry ?? '' } }
    : undefined

export const balanceTooLow: Obstacle = ({ amount, language }, method) => {
  const balance = method?.balance
  if (balance == null || (balance > 0 && (amount === undefined || balance >= amount))) return undefined
  const key = balance === 0 ? 'payment:obstacle.empty' : 'payment:obstacle.tooLow'
  return { key, values: { balance: formatMoney(balance, language) } }
}
