import { styled } from '@mui/material/styles'
import { Fragment, useContext, useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { byMonth, formatMonth } from '../../../../shared/lists/days/byDay'
import { foldSign } from '../../../../shared/ui/foldSign'
import { palette } from '../../../../shared/ui/colours/palette'
import { TimeZoneContext } from '../../../../shared/ui/operatorContexts'

/** What is folded lies beside `details`: not every browser prints what a closed one holds. */
const Month = styled('div')({
  borderBottom: `1px solid ${palette.divider}`,
  '& summary': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 11em) minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '0 12px',
    minHeight: 48,
    breakAfter: 'avoid',
    fontVariantNumeric: 'tabular-nums',
  },
  '& h3': { margin: 0, fontSize: '1rem' },
  '& summary > span': { color: palette.textSoft },
  '& summary::after': { content: 'none' },
  '& h3::after': foldSign,
  '@media screen': { '& > details:not([open]) ~ *': { display: 'none' } },
  '@media screen and (max-width: 599.95px)': {
    '& summary': { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: '8px 0' },
    '& summary > span': { gridArea: '2 / 1', fontSize: '0.875rem' },
    '& summary > strong': { gridArea: '1 / 2 / 3' },
  },
  '@media print': { borderBottom: 0, '& h3::after': { content: 'none' } },
})

interface MonthsFoldedProps<T> {
  entries: readonly T[]
  dateOf: (entry: T) => string
  keyOf: (entry: T) => string
  /** How many entries a month has, in words. */
  count: (entries: readonly T[]) => string
  sum?: (entries: readonly T[]) => string
  row: (entry: T) => ReactNode
  /** What holds the rows. */
  list: (rows: ReactNode) => ReactNode
}

/** Lists entries by month, each folded on a screen. Paper has them all. */
export function MonthsFolded<T>({ entries, dateOf, ...month }: MonthsFoldedProps<T>) {
  const timeZone = useContext(TimeZoneContext)
  return byMonth(entries, dateOf, timeZone).map(({ day, rows }) => (
    <OneMonth key={day} day={day} rows={rows} {...month} />
  ))
}

interface OneMonthProps<T> extends Omit<MonthsFoldedProps<T>, 'entries' | 'dateOf'> {
  day: string
  rows: T[]
}

function OneMonth<T>({ day, rows, keyOf, count, sum, row, list }: OneMonthProps<T>) {
  const id = useId()
  const { language } = useTranslation('histories').i18n
  return (
    <Month role="group" aria-labelledby={id}>
      <details>
        <summary>
          <h3 id={id}>{formatMonth(day, language) || day}</h3>
          <span>{count(rows)}</span>
          {sum && <strong>{sum(rows)}</strong>}
        </summary>
      </details>
      {list(rows.map((entry) => <Fragment key={keyOf(entry)}>{row(entry)}</Fragment>))}
    </Month>
  )
}
