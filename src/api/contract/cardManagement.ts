import * as v from 'valibot'
import { nothing } from './common'
import { endpoint } from './endpoint'
import * as codes from './errorCodes'
import { fareMedium } from './fareMedia'

/** Why a rider blocks a card. */
const blockReason = v.picklist(['lost', 'stolen', 'other'])

export const blockFareMedium = endpoint({
  name: 'blockFareMedium',
  host: 'transit',
  method: 'POST',
  path: '/faremedia/:id/block',
  summary: 'Suspend all use of a fare card at once; a blocked card stays blocked. The rider can undo it',
  body: v.object({ reason: blockReason }),
  answer: fareMedium,
  errors: [codes.notFound, codes.notAllowed],
})

export const unblockFareMedium = endpoint({
  name: 'unblockFareMedium',
  host: 'transit',
  method: 'POST',
  path: '/faremedia/:id/unblock',
  summary: 'Let a blocked fare card be used again; a card in use stays in use',
  answer: fareMedium,
  errors: [codes.notFound, codes.notAllowed],
})

export const removeFareMedium = endpoint({
  name: 'removeFareMedium',
  host: 'transit',
  method: 'DELETE',
  path: '/faremedia/:id',
  summary: 'Take a fare card off the account: its funds and passes stay on it, but a virtual card ceases to exist',
  body: v.object({
    /** Gives up the funds and passes of a virtual card. Without it only an empty one is removed. */
    forfeit: v.boolean(),
  }),
  answer: nothing,
  errors: [codes.notFound, codes.notAllowed, codes.cardNotEmpty],
})
