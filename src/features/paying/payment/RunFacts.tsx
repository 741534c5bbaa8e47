import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Renewal } from '../../../api/contract/cards/renewals'
import { formatMoney } from '../../../shared/locales/money'
import { FactList } from '../../../shared/ui/parts/FactList'
import { hasFailed, runningState } from '../../../shared/ui/states/runningState'
import { useNamedDay } from '../../../shared/ui/useNamedDay'
import { When } from '../../../shared/ui/When'

interface RunFactsProps {
  of: Pick<Renewal, 'state' | 'next_run' | 'last_run'>
  paidBy?: ReactNode
  /** The last day of the card. Nothing is charged after it. */
  lastDay?: string
  /** A further fact. */
  more?: [name: string, value: ReactNode] | null
}

/** Tells what charges by itself next, who pays, and what was charged last (FM-14). */
export function RunFacts({ of: { state, next_run, last_run: last }, paidBy, lastDay, more }: RunFactsProps) {
  const { t, i18n } = useTranslation('payment')
  const namedDay = useNamedDay()
  const isGoing = ['active', undefined].includes(runningState({ state }))
  const next = isGoing ? next_run?.slice(0, 10) : undefined
  const facts: [string, ReactNode][] = []
  if (next) facts.push([t('run.next'), lastDay && next > lastDay ? t('run.none') : <When key="next" iso={next} />])
  if (paidBy) facts.push([t('method.legend'), paidBy])
  if (last) {
    const values = { amount: formatMoney(last.amount, i18n.language), date: namedDay(last.date.slice(0, 10)) }
    facts.push([t('run.last'), t(hasFailed(last) ? 'run.failed' : 'run.done', values)])
  }
  if (more) facts.push(more)
  return facts.length > 0 && <FactList beside facts={facts} />
}
