import type { ReactNode } from 'react'
import type { useTranslation } from 'react-i18next'
import * as limits from '../../../../api/contract/base/limits'
import type { FieldRule, FieldSpec } from '../../../../shared/forms/fields/fieldSpec'
import type { EntryFormProps } from '../entry/entryPort'
import { isExpiryValid, maskExpiry } from './cardExpiry'
import { groupNumber, isCodeValid, numberProblem } from './cardRules'
import type { CardBrand } from './cardBrands'

type PaymentTexts = ReturnType<typeof useTranslation<'payment'>>['t']

interface CardFieldsInput {
  t: PaymentTexts
  /** Milliseconds of the portal's clock, because the device's may be wrong. */
  now: () => number
  keeping: EntryFormProps['keeping']
  /** The brand, once it is known. */
  brand?: CardBrand
  brandMark?: ReactNode
  /** A picture of the code's place. */
  codePicture?: ReactNode
  /** Set if the card's address may be the same. */
  shippingAddress?: string
  /** The shipping address is used, so the form does not ask. */
  isSameAddress: boolean
}

const numberFits =
  (label: string): FieldRule =>
  (number) => {
    const problem = numberProblem(number)
    if (!problem) return undefined
    return problem === 'unsupported'
      ? { key: 'payment:card.unsupported' }
      : { key: 'shared:form.isNotValid', values: { label } }
  }

const isNotPast =
  (label: string, now: () => number): FieldRule =>
  (expiry) =>
    isExpiryValid(expiry, now()) ? undefined : { key: 'shared:form.isNotValid', values: { label } }

/** The code has three or four digits, by brand (FORM-04). */
export const codeFitsNumber: FieldRule = (code, { number = '' }) =>
  isCodeValid(code, number) ? undefined : { key: 'payment:card.invalidCode' }

/** Names both places until the brand is known. */
export function codeHint(t: PaymentTexts, brand: CardBrand | undefined): string {
  if (!brand) return t('card.codeHint')
  return brand === 'american-express' ? t('card.codeOnFront') : t('card.codeOnBack')
}

const zipPattern = '[\\p{L}\\d][\\p{L}\\d -]{2,9}'
export const isBillingZip = (zip: string): boolean => new RegExp(`^(?:${zipPattern})$`, 'u').test(zip)

const required = true
const isNotValid = { invalidText: 'isNotValid' } as const

/** Returns the fields of specification 3, in a card's order. */
export function cardFields(input: CardFieldsInput): FieldSpec[] {
  const { t, keeping, shippingAddress, isSameAddress } = input
  const save: FieldSpec = { key: 'save', label: t('card.save'), kind: 'checkbox' }
  const nickname = nicknameField(t)
  const kept = { no: [], offered: [nickname, save], needed: [nickname], account: [nickname] }[keeping]
  const same: FieldSpec = {
    key: 'same',
    label: t('card.sameAddress', { address: shippingAddress }),
    kind: 'checkbox',
  }
  const address = [...(shippingAddress ? [same] : []), ...(isSameAddress ? [] : billingFields(t))]
  return [...faceFields(input), lastNameField(t), ...address, ...kept]
}

/** Returns number, expiry and code. */
function faceFields({ t, now, keeping, brand, brandMark, codePicture }: CardFieldsInput): FieldSpec[] {
  const number: FieldSpec = {
    key: 'number',
    label: t('card.number'),
    // The account's page says it above the form.
    hint: keeping === 'account' ? undefined : t('card.safe'),
    required,
    autoComplete: 'cc-number',
    inputMode: 'numeric',
    allowed: /[\d\s-]/,
    allowedText: { key: 'shared:form.digitsOnly' },
    mask: groupNumber,
    adornment: brandMark,
    size: 19,
    rules: [numberFits(t('card.number'))],
  }
  const expiry: FieldSpec = {
    key: 'expiry',
    label: t('card.expiry'),
    hint: t('card.expiryHint'),
    required,
    autoComplete: 'cc-exp',
    inputMode: 'numeric',
    allowed: /[\d\s/.-]/,
    allowedText: { key: 'shared:form.digitsOnly' },
    mask: maskExpiry,
    rules: [isNotPast(t('card.expiry'), now)],
    size: 7,
    width: 4,
  }
  const code: FieldSpec = {
    key: 'code',
    label: t('card.code'),
    hint: codeHint(t, brand),
    required,
    autoComplete: 'cc-csc',
    inputMode: 'numeric',
    allowed: /\d/,
    beside: codePicture,
    rules: [codeFitsNumber],
    size: 4,
    width: 8,
  }
  return [number, expiry, code]
}

const lastNameField = (t: PaymentTexts): FieldSpec => ({
  key: 'lastName',
  label: t('card.lastName'),
  required,
  maxlength: limits.payerName,
  isKept: true,
  autoComplete: 'cc-family-name',
  size: 24,
  ...isNotValid,
  pattern: "[\\p{L}\\p{M}][\\p{L}\\p{M}'’. -]*",
})

const billingFields = (t: PaymentTexts): FieldSpec[] => [
  {
    key: 'address',
    label: t('card.address'),
    required,
    maxlength: limits.addressLine,
    isKept: true,
    autoComplete: 'billing street-address',
    width: 8,
    ...isNotValid,
    pattern: '.*[\\p{L}\\d].*',
  },
  {
    key: 'zip',
    label: t('card.zip'),
    required,
    isKept: true,
    autoComplete: 'billing postal-code',
    size: 10,
    width: 4,
    ...isNotValid,
    pattern: zipPattern,
  },
]

/** Only a saved card needs a nickname. */
const nicknameField = (t: PaymentTexts): FieldSpec => ({
  key: 'nickname',
  label: t('card.nickname'),
  hint: t('card.nicknameHint'),
  maxlength: limits.nickname,
  size: 24,
})
