import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { now } from '../../../shared/clock'
import { dayOf } from '../../../shared/locales/dates'
import { useAppSelector } from '../../../shared/store'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { palette } from '../../../shared/ui/colours/palette'
import { LineWithStops, Stop as LineStop } from '../../../shared/ui/lines/LineWithStops'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { Price } from '../../../shared/ui/Price'
import { When } from '../../../shared/ui/When'
import { selectSettings } from '../../identity/settings'

const DayStop = styled(LineStop)({
  display: 'grid',
  gridTemplateColumns: '8em minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: '0 16px',
  padding: '0 0 20px 38px',
  '--top': '1px',
  '@media (min-width: 600px)': { '--top': '4px' },
  '&[data-today]': { '--ground': palette.accent },
  '&:last-of-type': { paddingBottom: 0 },
  '& > strong': { lineHeight: '24px' },
  '& ul': { display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none' },
  '& ul > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: '0 16px',
    lineHeight: '24px',
    overflowWrap: 'anywhere',
    '& b': { whiteSpace: 'nowrap' },
    '& small': { gridColumn: '1 / -1', fontSize: '0.9375rem', color: palette.textSoft },
  },
  '@media (max-width: 599.95px)': { gridTemplateColumns: 'minmax(0, 1fr)', '& ul > li': { columnGap: 8 } },
})

/** What happens on a day, with a link to more. Amounts are in cents. */
export interface Thing {
  id: string
  name: string
  to: string
  note: ReactNode
  amount?: number
  isArriving?: boolean
}

interface DayStopsProps {
  /** ISO dates, in order. */
  days: readonly string[]
  thingsOf: (day: string) => readonly Thing[]
  undated?: { title: string; things: readonly Thing[] }
}

export function DayStops({ days, thingsOf, undated }: DayStopsProps) {
  const { timeZone } = useAppSelector(selectSettings).operator
  const today = dayOf(now(), timeZone)
  return (
    <LineWithStops role="list">
      {days.map((day) => (
        <DayStop key={day} data-today={day === today || undefined}>
          <strong>
            <When iso={day} />
          </strong>
          <Things things={thingsOf(day)} />
        </DayStop>
      ))}
      {undated && undated.things.length > 0 && (
        <DayStop>
          <strong>{undated.title}</strong>
          <Things things={undated.things} />
        </DayStop>
      )}
    </LineWithStops>
  )
}

function Things({ things }: { things: readonly Thing[] }) {
  return (
    <ul>
      {things.map(({ id, name, to, note, amount, isArriving }) => (
        <li key={id}>
          <span>
            <TextLink to={to} sx={{ paddingBlock: '6px' }}>
              <bdi>
                <MaskedName>{name}</MaskedName>
              </bdi>
            </TextLink>
          </span>
          {amount !== undefined && (
            <b>
              {isArriving && '+'}
              <Price cents={amount} size="small" />
            </b>
          )}
          <small>{typeof note === 'string' ? <MaskedName>{note}</MaskedName> : note}</small>
        </li>
      ))}
    </ul>
  )
}
