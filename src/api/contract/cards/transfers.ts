import * as v from 'valibot'
import { cents, uuid } from '../base/common'
import { endpoint } from '../base/endpoint'
import * as codes from '../base/errorCodes'
import { fareMedium } from './fareMedia'

const transferred = v.object({
  transfer_id: uuid,
  amount: cents,
  from: fareMedium,
  to: fareMedium,
})
export type Transferred = v.InferOutput<typeof transferred>

const refusals = [
  codes.notFound,
  codes.notAllowed,
  codes.fundsTooLow,
  codes.virtualCardBlocked,
  codes.physicalCardBlocked,
  codes.emailNotConfirmed,
] as const

export const transferFunds = endpoint({
  name: 'transferFunds',
  host: 'transit',
  method: 'POST',
  path: '/transfers',
  body: v.object({ from_id: uuid, to_id: uuid, amount: v.pipe(cents, v.minValue(1)) }),
  answer: transferred,
  errors: [...refusals, codes.keyUsed],
  spends: { nothingTaken: [...refusals, codes.notValid, codes.tooManyTries] },
})

export const findTransfer = endpoint({
  name: 'findTransfer',
  host: 'transit',
  method: 'GET',
  path: '/transfers/:key',
  answer: v.object({ status: v.picklist(['none', 'done']), transfer: v.nullish(transferred) }),
})
