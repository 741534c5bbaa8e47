import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { now } from '../clock'
import { formatDay } from '../locales/dates'
import { DateTime } from '../ui/DateTime'
import { palette } from '../ui/colours/palette'

export const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))',
  gap: '20px 24px',
  margin: 0,
  '& > div': { minWidth: 0, breakInside: 'avoid' },
  // An email address should not break, so it has a whole line. The next pairs fill the line before it.
  gridAutoFlow: 'row dense',
  '& > [data-whole]': { gridColumn: '1 / -1' },
  '& a': { display: 'inline-block' },
  '& dt': { fontSize: '0.9375rem', color: palette.textSoft },
  '& dd': { margin: 0, fontWeight: 700, overflowWrap: 'anywhere', unicodeBidi: 'isolate' },
})

export type FilterFact = readonly [label: string, value: string]

/** Returns the days of a filter in words, none for an open end. */
export function useDayFacts({ from, to }: Record<string, string | undefined>): FilterFact[] {
  const { t, i18n } = useTranslation('lists')
  const day = (iso: string) => formatDay(iso, i18n.language) || iso
  return [
    ...(from ? [[t('filter.from'), day(from)] as const] : []),
    ...(to ? [[t('filter.to'), day(to)] as const] : []),
  ]
}

interface Person {
  first_name?: string | null
  last_name?: string | null
  email?: string | null
}

/** Says above a list on paper whose it is, which filter it has, and on which day it was made. */
export function PaperHead({ person, filter }: { person: Person | null | undefined; filter: readonly FilterFact[] }) {
  const { t } = useTranslation('lists')
  const facts = filter.length > 0 ? filter : ([[t('filter.label'), t('filter.all')]] as const)
  return (
    <Facts>
      {person && <MadeFor person={person} />}
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <MadeOn />
    </Facts>
  )
}

export function MadeFor({ person }: { person: Person | null | undefined }) {
  const { t } = useTranslation('lists')
  return (
    <div data-whole="">
      <dt>{t('print.for')}</dt>
      <dd>{[person?.first_name, person?.last_name].filter(Boolean).join(' ')}</dd>
      <dd>{person?.email}</dd>
    </div>
  )
}

export function MadeOn() {
  const { t } = useTranslation('lists')
  return (
    <div>
      <dt>{t('print.made')}</dt>
      <dd>
        <DateTime iso={new Date(now()).toISOString()} show="date" />
      </dd>
    </div>
  )
}
