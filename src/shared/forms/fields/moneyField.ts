import { amountCharacters, writeAmount } from '../../locales/amounts'
import { formatMoney } from '../../locales/money'
import { localeOf } from '../../locales/locales'
import type { FieldRule, FieldSpec } from './fieldSpec'

interface MoneyField extends Pick<FieldSpec, 'key' | 'label' | 'hint' | 'width'> {
  rules: FieldRule[]
  language: string
  /** Amounts in cents that the visitor can take by one press, shown as `label` or as money. */
  offered?: readonly (number | { cents: number; label: string })[]
}

/** The one field for an amount of money. `readAmount` reads its value. */
export function moneyField({ language, offered = [], ...field }: MoneyField): FieldSpec {
  return {
    required: true,
    inputMode: 'decimal',
    autoComplete: 'off',
    allowed: amountCharacters,
    size: 10,
    width: 6,
    unit: unitIn(language),
    choices: offered.map((each) => {
      const { cents, label } =
        typeof each === 'number' ? { cents: each, label: formatMoney(each, language, { hideZeroCents: true }) } : each
      return { value: writeAmount(cents, language), label }
    }),
    ...field,
  }
}

/** Returns the sign of the Canadian dollar and its side: "$12.50", "12,50 $". */
function unitIn(language: string): NonNullable<FieldSpec['unit']> {
  const money = { style: 'currency', currency: 'CAD', currencyDisplay: 'narrowSymbol' } as const
  const parts = new Intl.NumberFormat(localeOf(language), money).formatToParts(1)
  const at = parts.findIndex(({ type }) => type === 'currency')
  return {
    sign: parts[at]?.value ?? '$',
    side: at > parts.findIndex(({ type }) => type === 'integer') ? 'end' : 'start',
  }
}
