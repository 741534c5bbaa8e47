import { useTranslation } from 'react-i18next'
import type { Tap } from '../../../api/contract/cards/cardHistory'
import type { RowsOfPage } from '../../../shared/lists/days/byDay'
import { DayList, DayRow, DaySection } from '../../../shared/lists/days/DayList'
import { RowTime } from '../../../shared/lists/days/RowDay'
import { formatMoney } from '../../../shared/locales/money'
import { byTravelDay, isPosted } from './historyRules'
import { ReportLink, useMayReport } from '../../paying/cases'
import { StateMark } from './StateMark'

/** A day that goes on on another page has no sum here. */
export function TapDays({ page, onPaper }: { page: RowsOfPage<Tap>; onPaper?: boolean }) {
  const { t, i18n } = useTranslation('cardHistory')
  return (
    <DayList>
      {byTravelDay(page).map(({ day, taps, fares, isOpen, isWhole }) => (
        <DaySection
          key={day}
          day={day}
          onPaper={onPaper}
          sum={
            isWhole &&
            t(fares === undefined ? 'taps.noneYet' : isOpen ? 'taps.soFar' : 'taps.sum', {
              amount: formatMoney(fares ?? 0, i18n.language),
              rides: t('taps.rides', { count: taps.length }),
            })
          }
        >
          {taps.map((tap) => (
            <TapRow key={tap.tap_id} tap={tap} onPaper={onPaper} />
          ))}
        </DaySection>
      ))}
    </DayList>
  )
}

function TapRow({ tap, onPaper }: { tap: Tap; onPaper?: boolean }) {
  const { t, i18n } = useTranslation('cardHistory')
  const mayReport = useMayReport()
  const { tap_id: id, date_time, place, cap_note: cap, fare_reason: reason, fare } = tap
  return (
    <DayRow
      title={[place ? <bdi key="place">{place}</bdi> : t('type.ride')]}
      facts={[<RowTime key="time" iso={date_time} onPaper={onPaper} />, cap && <strong key="cap">{cap}</strong>]}
      asides={[reason && <bdi key="reason">{reason}</bdi>]}
      acts={[
        mayReport && <ReportLink key="report" about={{ kind: 'tap', id, date_time, amount: fare ?? undefined }} />,
      ]}
      onPaper={onPaper}
      figure={typeof fare === 'number' ? formatMoney(fare, i18n.language) : t('taps.open')}
      figureNote={!isPosted(tap) && <StateMark entry={tap} />}
    />
  )
}
