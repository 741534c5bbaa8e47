import { styled } from '@mui/material/styles'
import { Fragment, useContext, useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { palette } from '../../ui/colours/palette'
import { DateTime } from '../../ui/DateTime'
import { foldSign } from '../../ui/foldSign'
import { When } from '../../ui/When'
import { TimeZoneContext } from '../../ui/operatorContexts'
import { useIsPhone } from '../../ui/useWidth'
import { byMonth, formatMonth } from './byDay'

const Days = styled('div')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4px 16px',
    paddingBottom: 6,
    borderBottom: `2px solid ${palette.divider}`,
    fontVariantNumeric: 'tabular-nums',
    breakAfter: 'avoid',
  },
  '& h2': { margin: 0, fontSize: '1.125rem', fontWeight: 700, lineHeight: 1.35 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
})

const Row = styled('li')({
  position: 'relative',
  '&, & > details > summary': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(45%)',
    alignItems: 'baseline',
    gap: '2px 16px',
  },
  padding: '10px 0',
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  '& + &': { borderTop: `1px solid ${palette.divider}` },
  // A link must be large enough to press in every font (WCAG 2.5.8).
  '& a': { display: 'inline-block', minHeight: 24 },
  // A press anywhere on the row opens its entry.
  '& a[data-row]::after': { content: '""', position: 'absolute', inset: 0 },
  '&:has(a[data-row]):hover': { background: palette.sunken },
  '& [data-figure]': { fontVariantNumeric: 'tabular-nums', overflowWrap: 'normal', textAlign: 'end' },
  '& small, & > [data-below], & > details': { gridColumn: '1 / -1' },
  '& a[data-row]': { display: 'inline' },
  // The sign of a row that unfolds follows the title: behind the amounts it would move them from their edge.
  '& > details > summary::after': { content: 'none' },
  '& > details > summary > div:first-of-type::after': foldSign,
})

/** A sign between two facts stands before the second. At the start of a line it is cut off. A state is no pill here. */
const Facts = styled('small')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  fontSize: '0.9375rem',
  '@media (max-width: 599.95px)': { fontSize: '0.875rem' },
  color: palette.textSoft,
  marginInlineStart: -16,
  clipPath: 'inset(-4px -4px -4px 12px)',
  '& > span': { minWidth: 0, paddingInlineStart: 16 },
  '& span:has(> svg)': { padding: 0, border: 0, background: 'none', fontSize: 'inherit', fontWeight: 'inherit' },
  '& > span:not([data-figure])::before': {
    content: '"·" / ""',
    display: 'inline-block',
    width: 16,
    marginInlineStart: -16,
    textAlign: 'center',
  },
  '& > [data-figure]': { marginInlineStart: 'auto' },
})

/** The blank belongs to no text, so a line can break there. */
const Title = styled('div')({
  '& > span:not(:last-of-type)::after': { content: '" "' },
  '& > span:has(svg)': { marginInlineStart: 4 },
  '& > [data-type]:not(:last-of-type)::after': { content: '" · " / " "' },
})

interface DaySectionProps {
  /** An ISO date, or a month (2026-11) in a list with few rows. */
  day: string
  sum?: ReactNode
  /** The day is printed: "Today" would be right only on a screen. */
  onPaper?: boolean
  children: ReactNode
}

export const DayList = Days

export function DaySection({ day, sum, onPaper = false, children }: DaySectionProps) {
  const id = useId()
  const { language } = useTranslation('lists').i18n
  const month = formatMonth(day, language)
  return (
    <section aria-labelledby={id}>
      <header>
        <h2 id={id}>{month || (onPaper ? <DateTime iso={day} show="day" /> : <When iso={day} />)}</h2>
        {sum && <span>{sum}</span>}
      </header>
      <ul>{children}</ul>
    </section>
  )
}

interface MonthListProps<T> {
  entries: readonly T[]
  dateOf: (entry: T) => string
  keyOf: (entry: T) => string
  onPaper: boolean
  row: (entry: T) => ReactNode
}

export function MonthList<T>({ entries, dateOf, keyOf, onPaper, row }: MonthListProps<T>) {
  const timeZone = useContext(TimeZoneContext)
  return (
    <DayList>
      {byMonth(entries, dateOf, timeZone).map(({ day, rows }) => (
        <DaySection key={day} day={day} onPaper={onPaper}>
          {rows.map((entry) => (
            <Fragment key={keyOf(entry)}>{row(entry)}</Fragment>
          ))}
        </DaySection>
      ))}
    </DayList>
  )
}

interface DayRowProps {
  /** What the entry is: the first part of the title, with a sign before the next. */
  type?: ReactNode
  /** The title in parts. Empty and false ones are left out, as in `facts`. */
  title: ReactNode[]
  /** How the entry is; false where all is normal. On a phone it is the last of the facts. */
  state?: ReactNode
  facts: ReactNode[]
  /** Facts that a row on a phone shows once it is opened. */
  asides?: ReactNode[]
  /** Acts, which every screen shows once the row is opened. */
  acts?: ReactNode[]
  onPaper?: boolean
  figure?: ReactNode
  figureNote?: ReactNode
  children?: ReactNode
}

const inSpans = (parts: ReactNode[]) => parts.filter(Boolean).map((part, at) => <span key={at}>{part}</span>)

export function DayRow({ asides = [], acts = [], onPaper = false, ...row }: DayRowProps) {
  const { type, title, state, facts, figure, figureNote, children } = row
  const isPhone = useIsPhone() && !onPaper
  const inside = onPaper ? [] : [...(isPhone ? asides : []), ...acts]
  const isFolded = inside.some(Boolean)
  const lines = (
    <>
      <Title>
        {type && (
          <span data-type={title.some(Boolean) || undefined}>
            <strong>{type}</strong>
          </span>
        )}
        {inSpans([...title, !isPhone && state])}
      </Title>
      {figure && <div data-figure="">{figure}</div>}
      <Facts>
        {inSpans([...facts, isPhone && state, ...(isPhone ? [] : asides)])}
        {figureNote && <span data-figure="">{figureNote}</span>}
      </Facts>
    </>
  )
  return (
    <Row>
      {isFolded ? (
        <details>
          <summary>{lines}</summary>
          <Facts>{inSpans(inside)}</Facts>
          {children}
        </details>
      ) : (
        lines
      )}
      {children && !isFolded && <div data-below="">{children}</div>}
    </Row>
  )
}
