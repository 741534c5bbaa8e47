import type { useTranslation } from 'react-i18next'
import type { linkBankCard } from '../../../api/contract/cards/cardLinking'
import type { BodyOf } from '../../../api/contract/base/endpoint'
import { dayOf } from '../../../shared/locales/dates'
import { formatWhen } from '../../../shared/locales/when'
import type { FieldRule, FieldSpec, FormValues } from '../../../shared/forms/fields/fieldSpec'
import { moneyField } from '../../../shared/forms/fields/moneyField'
import { readAmount } from '../../../shared/locales/amounts'
import { plusDays } from '../../../shared/schedule'
import { isExpiryValid, maskExpiry, readExpiry, writeExpiry } from '../../paying/payment/onDemand'

/** Days: a backend may not find older taps. */
const tapDays = 30

/** Returns the operator's last days as ISO dates, today first. */
export function recentDays(at: number, timeZone: string): string[] {
  const today = dayOf(at, timeZone)
  return Array.from({ length: tapDays }, (_, back) => plusDays(today, -back))
}

interface BankCardFieldsInput {
  t: ReturnType<typeof useTranslation<'cardLinking'>>['t']
  language: string
  timeZone: string
  /** Returns milliseconds of the portal's clock. */
  now: () => number
}

/** Returns the fields that identify a tapped bank card: its last digits, its expiry and one recent tap. */
export function bankCardFields({ t, language, timeZone, now }: BankCardFieldsInput): FieldSpec[] {
  const notValid = (label: string) => ({ key: 'shared:form.isNotValid', values: { label } })
  const isGoodExpiry: FieldRule = (typed) => (isExpiryValid(typed, now()) ? undefined : notValid(t('bank.expiry')))
  const isAmount: FieldRule = (typed) =>
    (readAmount(typed) ?? 0) > 0 ? undefined : { key: 'cardLinking:bank.amountNotValid' }
  return [
    {
      key: 'last4',
      label: t('bank.last4'),
      hint: t('bank.last4Hint'),
      required: true,
      autoComplete: 'off',
      inputMode: 'numeric',
      allowed: /\d/,
      allowedText: { key: 'shared:form.digitsOnly' },
      pattern: String.raw`\d{4}`,
      width: 6,
    },
    {
      key: 'expiry',
      label: t('bank.expiry'),
      hint: t('bank.expiryHint'),
      required: true,
      autoComplete: 'off',
      inputMode: 'numeric',
      allowed: /[\d\s/.-]/,
      allowedText: { key: 'shared:form.digitsOnly' },
      mask: maskExpiry,
      rules: [isGoodExpiry],
      width: 6,
    },
    {
      key: 'tap_date',
      kind: 'select',
      label: t('bank.tapDate'),
      hint: t('bank.tapDateHint'),
      required: true,
      options: recentDays(now(), timeZone).map((iso) => ({
        value: iso,
        label: formatWhen(iso, language, timeZone, now()),
      })),
      width: 6,
    },
    {
      ...moneyField({
        key: 'tap_amount',
        label: t('bank.tapAmount'),
        hint: t('bank.tapAmountHint'),
        rules: [isAmount],
        language,
      }),
      width: 12,
    },
  ]
}

/** Returns the typed values for the backend: expiry as MM/YY, amount in cents. */
export function tappedCard({
  last4 = '',
  expiry = '',
  tap_date = '',
  tap_amount = '',
}: FormValues): BodyOf<typeof linkBankCard> {
  const read = readExpiry(expiry)
  return { last4, expiry: read ? writeExpiry(read) : expiry, tap_date, tap_amount: readAmount(tap_amount) ?? 0 }
}
