import * as v from 'valibot'
import { getAutoload, pauseAutoload, removeAutoload, resumeAutoload, saveAutoload } from '../cards/autoload'
import { nonNegativeCents, optionalText, text, uuid } from '../base/common'
import { endpoint } from '../base/endpoint'
import { possibleMethod } from '../paying/chargedMethod'
import * as codes from '../base/errorCodes'

export const getWallet = endpoint({
  name: 'getWallet',
  host: 'accounts',
  method: 'GET',
  path: '/wallet',
  answer: v.object({
    balance: nonNegativeCents,
    load_allowed: v.boolean(),
    load_not_allowed_reason: optionalText,
    ...getAutoload.answer.entries,
  }),
})

const load = v.object({
  load_id: uuid,
  receipt_number: text,
  date: text,
  amount: nonNegativeCents,
  paid_with: text,
  method: possibleMethod,
  balance: nonNegativeCents,
})
export type WalletLoad = v.InferOutput<typeof load>

const refusals = [codes.notFound, codes.notAllowed, codes.declined] as const

export const loadWallet = endpoint({
  name: 'loadWallet',
  host: 'accounts',
  method: 'POST',
  path: '/wallet/load',
  body: v.object({ amount: v.pipe(nonNegativeCents, v.minValue(1)), payment_method_id: uuid }),
  answer: load,
  errors: [...refusals, codes.keyUsed],
  spends: { nothingTaken: [...refusals, codes.notValid, codes.tooManyTries] },
})

export const findWalletLoad = endpoint({
  name: 'findWalletLoad',
  host: 'accounts',
  method: 'GET',
  path: '/wallet/loads/:key',
  answer: v.object({ status: v.picklist(['none', 'done', 'declined']), load: v.nullish(load) }),
})

/** Money that leaves the wallet before the account closes. A 401 concerns the typed password. */
const payout = v.object({
  payout_id: uuid,
  receipt_number: text,
  date: text,
  amount: nonNegativeCents,
  paid_to: text,
  method: possibleMethod,
})
export type Payout = v.InferOutput<typeof payout>

const payoutRefusals = [codes.wrongLogin, codes.notFound, codes.notAllowed, codes.fundsTooLow] as const

export const payOutWallet = endpoint({
  name: 'payOutWallet',
  host: 'accounts',
  method: 'POST',
  path: '/wallet/payout',
  body: v.object({ payment_method_id: uuid, password: text }),
  answer: payout,
  errors: [...payoutRefusals, codes.keyUsed],
  spends: { nothingTaken: [...payoutRefusals, codes.notValid, codes.tooManyTries] },
  keepsSession: true,
})

export const findWalletPayout = endpoint({
  name: 'findWalletPayout',
  host: 'accounts',
  method: 'GET',
  path: '/wallet/payouts/:key',
  answer: v.object({ status: v.picklist(['none', 'done']), payout: v.nullish(payout) }),
})

const path = '/wallet/autoload'
const ofWallet = { host: 'accounts', path } as const

export const saveWalletAutoload = endpoint({
  ...saveAutoload,
  ...ofWallet,
  name: 'saveWalletAutoload',
  errors: [codes.notFound, codes.notAllowed, codes.emailNotConfirmed, codes.changedElsewhere],
})

export const pauseWalletAutoload = endpoint({
  ...pauseAutoload,
  ...ofWallet,
  name: 'pauseWalletAutoload',
  path: `${path}/pause`,
})

export const resumeWalletAutoload = endpoint({
  ...resumeAutoload,
  ...ofWallet,
  name: 'resumeWalletAutoload',
  path: `${path}/resume`,
})

export const removeWalletAutoload = endpoint({
  ...removeAutoload,
  ...ofWallet,
  name: 'removeWalletAutoload',
})
