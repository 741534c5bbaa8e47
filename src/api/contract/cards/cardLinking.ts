import * as v from 'valibot'
import { cents, text, uuid } from '../base/common'
import { endpoint } from '../base/endpoint'
import * as codes from '../base/errorCodes'
import { fareMedium } from './fareMedia'
import * as limits from '../base/limits'

const nickname = v.pipe(text, v.maxLength(limits.nickname))

export const createVirtualCard = endpoint({
  name: 'createVirtualCard',
  host: 'transit',
  method: 'POST',
  path: '/faremedia',
  body: v.object({
    nickname,
    /** The portal chooses the id, so that a request that is repeated after a lost answer makes no second card. */
    request_id: uuid,
  }),
  answer: fareMedium,
  errors: [codes.emailNotConfirmed],
})

export const linkFareMedium = endpoint({
  name: 'linkFareMedium',
  host: 'transit',
  method: 'POST',
  path: '/faremedia/link',
  body: v.object({ card_number: text, security_code: text, nickname: v.optional(nickname) }),
  answer: fareMedium,
  errors: [codes.notFound, codes.alreadyLinked, codes.linkedElsewhere, codes.emailNotConfirmed],
})

export const linkBankCard = endpoint({
  name: 'linkBankCard',
  host: 'transit',
  method: 'POST',
  path: '/faremedia/link_bankcard',
  body: v.object({
    last4: v.pipe(text, v.regex(/^\d{4}$/)),
    expiry: v.pipe(text, v.regex(/^\d{2}\/\d{2}$/)),
    tap_date: text,
    /** About the amount that the bank shows (decision 125). */
    tap_amount: v.pipe(cents, v.minValue(1)),
  }),
  answer: fareMedium,
  errors: [codes.notFound, codes.severalMatches, codes.alreadyLinked, codes.linkedElsewhere, codes.emailNotConfirmed],
})
