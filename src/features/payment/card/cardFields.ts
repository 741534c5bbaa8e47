import type { ReactNode } from 'react'
import type { useTranslation } from 'react-i18next'
import * as limits from '../../../api/contract/limits'
import type { FieldRule, FieldSpec } from '../../../shared/forms/fieldSpec'
import type { EntryFormProps } from '../entry/entryPort'
import { groupNumber, isCodeValid, isExpiryValid, maskExpiry, numberProblem } from './cardRules'

type PaymentTexts = ReturnType<typeof useTranslation<'payment'>>['t']

interface CardFieldsInput {
  t: PaymentTexts
  /** Returns milliseconds of the portal's clock, because the device's clock may be wrong. */
  now: () => number
  keeping: EntryFormProps['keeping']
  /** The brand's mark, once it is known. */
  brandMark?: ReactNode
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

/** Checks three or four digits, as the card's brand requires (FORM-04). */
export const codeFitsNumber: FieldRule = (code, { number = '' }) =>
  isCodeValid(code, number) ? undefined : { key: 'payment:card.invalidCode' }

/** Input attributes of a security code. */
const codeField = (t: PaymentTexts): FieldSpec => ({
  key: 'code',
  label: t('card.code'),
  hint: t('card.codeHint'),
  required: true,
  autoComplete: 'cc-csc',
  inputMode: 'numeric',
  allowed: /\d/,
  width: 4,
})

/** The specification's card fields (section 3), in the order of a card. */
export function cardFields({ t, now, keeping, brandMark }: CardFieldsInput): FieldSpec[] {
  const required = true
  const isNotValid = { invalidText: 'isNotValid' } as const
  const number: FieldSpec = {
    key: 'number',
    label: t('card.number'),
    required,
    autoComplete: 'cc-number',
    inputMode: 'numeric',
    allowed: /[\d\s-]/,
    allowedText: { key: 'shared:form.digitsOnly' },
    mask: groupNumber,
    adornment: brandMark,
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
    width: 8,
  }
  const lastName: FieldSpec = {
    key: 'lastName',
    label: t('card.lastName'),
    required,
    maxlength: limits.payerName,
    autoComplete: 'cc-family-name',
    ...isNotValid,
    pattern: "[\\p{L}\\p{M}][\\p{L}\\p{M}'’. -]*",
  }
  const billing: FieldSpec[] = [
    {
      key: 'address',
      label: t('card.address'),
      required,
      maxlength: limits.addressLine,
      autoComplete: 'billing street-address',
      width: 8,
      ...isNotValid,
      pattern: '.*[\\p{L}\\d].*',
    },
    {
      key: 'zip',
      label: t('card.zip'),
      required,
      autoComplete: 'billing postal-code',
      width: 4,
      ...isNotValid,
      pattern: '[\\p{L}\\d][\\p{L}\\d -]{2,9}',
    },
  ]
  // A nickname is only useful for a saved card.
  const nickname: FieldSpec = {
    key: 'nickname',
    label: t('card.nickname'),
    hint: t('card.nicknameHint'),
    maxlength: limits.nickname,
  }
  const save: FieldSpec = { key: 'save', label: t('card.save'), kind: 'checkbox' }
  const kept = { no: [], offered: [nickname, save], needed: [nickname] }[keeping]
  const code = { ...codeField(t), rules: [codeFitsNumber] }
  return [number, expiry, code, lastName, ...billing, ...kept]
}
