import { styled } from '@mui/material/styles'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { StateSign, usePlanText } from '../../cards/autoload'
import { RenewalSign, useRenewalPlan } from '../../cards/renewals/onDemand'
import { useChargedName } from './useChargedName'
import type { Undated } from './upcomingCharges'

const List = styled('ul')({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', gap: 2, justifyItems: 'start', overflowWrap: 'anywhere' },
})

interface UndatedListProps {
  id: string
  title: string
  entries: readonly Undated[]
  /** Shows the state of each, because it charges nothing for now. */
  withState?: boolean
}

/** What charges without a day, or nothing for now: when it would, and where it is managed. */
export function UndatedList({ id, title, entries, withState = false }: UndatedListProps) {
  const chargedName = useChargedName()
  const planText = usePlanText()
  const { whenOf } = useRenewalPlan()
  if (entries.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} style={{ margin: '0 0 12px', fontSize: '1.25rem' }}>
        {title}
      </h2>
      <List role="list">
        {entries.map((entry) => {
          const { name, to } = chargedName(entry.of)
          const key = 'renewal' in entry ? entry.renewal.renewal_id : to
          return (
            <li key={key}>
              <TextLink to={to}>
                <bdi>{name}</bdi>
              </TextLink>
              <span>{'renewal' in entry ? whenOf(entry.renewal) : planText(entry.autoload)}</span>
              {withState &&
                ('renewal' in entry ? (
                  <RenewalSign renewal={entry.renewal} />
                ) : (
                  <StateSign autoload={entry.autoload} />
                ))}
            </li>
          )
        })}
      </List>
    </section>
  )
}
