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
  summary: 'A new virtual fare card on the account; the same request id again answers the same card',
  body: v.object({
    nickname,
    /** Chosen by the portal: a request that is repeated after a lost answer makes no second card. */
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
  summary: 'Put a physical fare card on the account, by its number and security code',
  body: v.object({ card_number: text, security_code: text, nickname: v.optional(nickname) }),
  answer: fareMedium,
  errors: [codes.notFound, codes.alreadyLinked, codes.linkedElsewhere, codes.emailNotConfirmed],
})

export const linkBankCard = endpoint({
  name: 'linkBankCard',
  host: 'transit',
  method: 'POST',
  path: '/faremedia/link_bankcard',
  summary: 'Put a bank card that has ridden on the account, by one of its recent taps',
  body: v.object({
    last4: v.pipe(text, v.regex(/^\d{4}$/)),
    /** MM/YY. */
    expiry: v.pipe(text, v.regex(/^\d{2}\/\d{2}$/)),
    /** ISO date in the operator's time zone. */
    tap_date: text,
    /**
     * About how much the bank shows: one fare, or the sum of that day's fares (decision 125). A backend allows for a small
     * difference.
     */
    tap_amount: v.pipe(cents, v.minValue(1)),
  }),
  answer: fareMedium,
  errors: [codes.notFound, codes.severalMatches, codes.alreadyLinked, codes.linkedElsewhere, codes.emailNotConfirmed],
})
