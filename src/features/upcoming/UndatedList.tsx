import { styled } from '@mui/material/styles'
import { TextLink } from '../../shared/ui/TextLink'
import { StateSign, usePlanText } from '../autoload'
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

/** Autoloads without a day: what they would charge, and where they are managed. */
export function UndatedList({ id, title, entries, withState = false }: UndatedListProps) {
  const chargedName = useChargedName()
  const planText = usePlanText()
  if (entries.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} style={{ margin: '0 0 12px', fontSize: '1.25rem' }}>
        {title}
      </h2>
      <List role="list">
        {entries.map(({ autoload, of }) => {
          const { name, to } = chargedName(of)
          return (
            <li key={to}>
              <TextLink to={to}>
                <bdi>{name}</bdi>
              </TextLink>
              <span>{planText(autoload)}</span>
              {withState && <StateSign autoload={autoload} />}
            </li>
          )
        })}
      </List>
    </section>
  )
}
