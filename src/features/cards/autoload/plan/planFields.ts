import type { TFunction } from 'i18next'
import type { Autoload, AutoloadPlan } from '../../../../api/contract/cards/autoloadPlan'
import type { FieldRule, FieldSpec, FormValues } from '../../../../shared/forms/fields/fieldSpec'
import { moneyField } from '../../../../shared/forms/fields/moneyField'
import { formatMoney } from '../../../../shared/locales/money'
import { readAmount, writeAmount } from '../../../../shared/locales/amounts'
import type { Bounds } from './amountBounds'
import { weekdayName } from './weekdays'

export type PlanKind = AutoloadPlan['kind']

/** Cents that riders add most often, and usual thresholds. */
const usualAmounts = [1_000, 2_000, 5_000]
const usualThresholds = [500, 1_000, 2_000]

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const rhythms = [
  ...upTo(4).map((every) => ({ unit: 'week', every }) as const),
  ...upTo(12).map((every) => ({ unit: 'month', every }) as const),
]
const lastCommonDay = 28

const within =
  ({ min, max }: Bounds): FieldRule =>
  (typed) => {
    const cents = readAmount(typed)
    return cents === undefined || cents < min || cents > max ? { key: 'autoload:amountNotValid' } : undefined
  }

/** Returns a field for whole cents within bounds, which its hint tells. */
export function amountField(
  field: Pick<FieldSpec, 'key' | 'label' | 'hint'>,
  bounds: Bounds,
  language: string,
  offered: readonly number[] = usualAmounts,
): FieldSpec {
  return moneyField({
    ...field,
    language,
    rules: [within(bounds)],
    offered: offered.filter((cents) => cents >= bounds.min && cents <= bounds.max),
  })
}

/** Returns the fields of a plan. Those of a schedule depend on the rhythm. */
export function planFields(
  t: TFunction<'autoload'>,
  language: string,
  bounds: Bounds,
  chosen: { kind: PlanKind; rhythm: string },
): FieldSpec[] {
  const money = (cents: number) => formatMoney(cents, language)
  const hint = t('form.amountHint', { min: money(bounds.min), max: money(bounds.max) })
  const amount = amountField({ key: 'amount', label: t('form.amount'), hint }, bounds, language)
  if (chosen.kind === 'threshold') {
    const most = t('form.thresholdHint', { max: money(bounds.max) })
    const low = { key: 'threshold', label: t('form.threshold'), hint: most }
    return [amount, amountField(low, { min: 0, max: bounds.max }, language, usualThresholds)]
  }
  const select = { kind: 'select', required: true, width: 6 } as const
  const rhythm: FieldSpec = {
    ...select,
    key: 'rhythm',
    label: t('form.rhythm'),
    options: rhythms.map(({ unit, every }) => ({
      value: `${unit}-${every}`,
      label: t(every === 1 ? `form.every.${unit}` : `form.every.${unit}s`, { count: every }),
    })),
  }
  const weekday: FieldSpec = {
    ...select,
    key: 'weekday',
    label: t('form.day'),
    options: upTo(7).map((day) => ({ value: String(day), label: weekdayName(day, language) })),
  }
  const monthDay: FieldSpec = {
    ...select,
    key: 'monthDay',
    label: t('form.day'),
    options: [
      ...upTo(lastCommonDay).map((day) => ({ value: String(day), label: t('form.dayOfMonth', { day }) })),
      { value: 'last', label: t('form.lastDay') },
    ],
  }
  return [rhythm, chosen.rhythm.startsWith('week') ? weekday : monthDay, amount]
}

export function valuesOf(plan: Autoload | AutoloadPlan | null, language: string): FormValues {
  const isTime = plan?.kind === 'time'
  return {
    amount: plan ? writeAmount(plan.amount, language) : '',
    threshold: plan?.kind === 'threshold' ? writeAmount(plan.threshold, language) : '',
    rhythm: isTime ? `${plan.unit}-${plan.every}` : 'month-1',
    weekday: isTime && plan.unit === 'week' ? String(plan.day) : '1',
    monthDay: isTime && plan.unit === 'month' ? String(plan.day) : '1',
  }
}

/** What the form holds, without who pays. Undefined while an amount cannot be read. */
export type PlanDraft =
  | Omit<Extract<AutoloadPlan, { kind: 'threshold' }>, 'payment_method_id'>
  | Omit<Extract<AutoloadPlan, { unit: 'week' }>, 'payment_method_id'>
  | Omit<Extract<AutoloadPlan, { unit: 'month' }>, 'payment_method_id'>

/** Reads the typed plan. An amount that cannot be read counts as missing. */
export function planIn(kind: PlanKind, values: FormValues): PlanDraft | undefined {
  const amount = readAmount(values.amount ?? '') ?? 0
  if (kind === 'threshold') {
    const threshold = readAmount(values.threshold ?? '')
    return threshold === undefined ? undefined : { kind, threshold, amount }
  }
  const [unit, count = '1'] = (values.rhythm ?? '').split('-')
  const every = Number(count)
  if (unit === 'week') return { kind, unit, every, day: Number(values.weekday), amount }
  return { kind, unit: 'month', every, day: values.monthDay === 'last' ? 'last' : Number(values.monthDay), amount }
}
