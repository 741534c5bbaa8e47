import type { ApiError } from '../../api/errors'
import type { TextRef } from '../../shared/notices/noticesSlice'
import { isMixed } from '../cart'
import type { CartLine } from '../cart'

/** What a backend would refuse, in its own words; told without asking. */
export const foreseen = (code: number, field: string): ApiError => ({
  kind: 'business',
  status: 0,
  errors: [{ code, message: '', field }],
})

export const mixedOrder = foreseen(40302, 'lines')
export const renewalOfGuest = foreseen(40302, 'lines')

/** What must be settled before these lines can be an order (PAY-12, decision 40); nothing where they can be one. */
export function unsettled(lines: CartLine[], isRider: boolean): ApiError | undefined {
  if (isMixed(lines)) return mixedOrder
  return !isRider && lines.some(({ isSubscribed }) => isSubscribed) ? renewalOfGuest : undefined
}

/** The same in words; nothing where the failure is about something else. */
export function unsettledText(error: ApiError): TextRef | undefined {
  if (error === mixedOrder) return { key: 'checkout:unsettled.mixed' }
  return error === renewalOfGuest ? { key: 'checkout:unsettled.renewal' } : undefined
}
