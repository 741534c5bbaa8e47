import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseEvent, RiderCase } from '../../../api/contract/paying/cases'
import { caseReasons } from '../../../api/contract/paying/cases'
import { dayOf } from '../../../shared/locales/dates'
import { formatMoney } from '../../../shared/locales/money'
import { useNamedDay } from '../../../shared/ui/useNamedDay'
import { TimeZoneContext } from '../../../shared/ui/operatorContexts'

export type CaseSubject = Partial<RiderCase['about']> & Pick<RiderCase['about'], 'kind'>

const kinds = ['order', 'tap', 'activity'] as const
const states = ['open', 'answered'] as const
const steps = ['received', 'in_review', 'answered', 'refunded'] as const

const isOneOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  (words as readonly string[]).includes(word)

/** Returns a number that no line breaks. */
export const unbroken = (number: string): string => number.replaceAll('-', '\u2011')

/** The course of a case tells a known status. */
export const isKnownStatus = (word: string): boolean => isOneOf(states, word)

/** Returns functions that say parts of a case. An unknown word is shown as it came. */
export function useCaseWords() {
  const { t, i18n } = useTranslation('cases')
  const timeZone = useContext(TimeZoneContext)
  const namedDay = useNamedDay()
  const subject = ({ kind, order_number, date_time }: CaseSubject): string => {
    const date = namedDay(date_time && dayOf(Date.parse(date_time), timeZone))
    if (kind === 'order' && order_number) return t('about.order', { number: order_number })
    if (isOneOf(kinds, kind) && kind !== 'order' && date) return t(`about.${kind}`, { date })
    return t('about.unknown')
  }
  const number = (text: string): string => t('number', { number: unbroken(text) })
  const sum = ({ amount }: CaseSubject): string | undefined =>
    typeof amount === 'number' ? formatMoney(Math.abs(amount), i18n.language) : undefined
  const reason = (word: string): string => (isOneOf(caseReasons, word) ? t(`reason.${word}`) : word)
  const status = (word: string): string => (isOneOf(states, word) ? t(`status.${word}`) : word)
  const step = ({ kind, amount }: CaseEvent): string => {
    if (kind === 'refunded' && typeof amount === 'number')
      return t('step.refundedAmount', { amount: formatMoney(amount, i18n.language) })
    return isOneOf(steps, kind) ? t(`step.${kind}`) : kind
  }
  return { subject, number, sum, reason, status, step }
}
