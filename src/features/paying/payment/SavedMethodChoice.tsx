import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { now } from '../../../shared/clock'
import { ChoiceList } from '../../../shared/forms/ChoiceList'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { MethodMark } from './card/CardMark'
import { fitnessOf, sortMethods } from './kinds/methodHealth'
import { UnusableMethods } from './UnusableMethods'
import { useMethodName } from './useMethodName'

interface SavedMethodChoiceProps {
  name: string
  legend: string
  methods: readonly PaymentMethod[]
  /** The kinds that can pay here. */
  kinds: readonly string[]
  value: string | undefined
  onChange: (id: string) => void
  error?: string
  /** Stands in place of the choices where no method can pay. */
  none?: ReactNode
}

/** Offers the saved methods for what charges by itself, and last those that cannot pay, with the reason (PAY-05). */
export function SavedMethodChoice({ methods, kinds, value, none, ...list }: SavedMethodChoiceProps) {
  const { t } = useTranslation('payment')
  const nameOf = useMethodName()
  const at = now()
  const { usable, unusable } = sortMethods(methods, kinds, at)
  const textsOf = (method: PaymentMethod) => {
    const { nickname, expiry } = method
    const fitness = fitnessOf(method, kinds, at)
    const told = fitness === 'good' ? expiry && t('method.expires', { expiry }) : t(`method.${fitness}`, { expiry })
    return {
      label: <MaskedName>{nameOf(method)}</MaskedName>,
      detail: [nickname, told].filter(Boolean).join(' · '),
      end: <MethodMark type={method.type} brand={method.brand} />,
    }
  }
  return (
    <div>
      {usable.length > 0 ? (
        <ChoiceList
          {...list}
          value={value ?? null}
          choices={usable.map((method) => ({ value: method.id, ...textsOf(method) }))}
        />
      ) : (
        none
      )}
      <UnusableMethods
        summary={t('method.unusableHere', { count: unusable.length })}
        methods={unusable.map((method) => ({ id: method.id, ...textsOf(method) }))}
      />
    </div>
  )
}
