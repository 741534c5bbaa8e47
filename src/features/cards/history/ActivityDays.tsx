import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '../../../api/contract/cards/cardHistory'
import { byDay, dayOfInstant } from '../../../shared/lists/days/byDay'
import type { RowsOfPage } from '../../../shared/lists/days/byDay'
import { DayList, DayRow, DaySection } from '../../../shared/lists/days/DayList'
import { isSaidTwice } from '../../../shared/lists/days/isSaidTwice'
import { RowTime } from '../../../shared/lists/days/RowDay'
import { asChange } from '../../../shared/lists/Sum'
import { withBlank } from '../../../shared/locales/lists'
import { formatMoney } from '../../../shared/locales/money'
import { DateTime } from '../../../shared/ui/DateTime'
import { When } from '../../../shared/ui/When'
import { TimeZoneContext } from '../../../shared/ui/operatorContexts'
import { ReportLink, useMayReport } from '../../paying/cases'
import { useCardNames } from '../fareMedia/onDemand'
import { activityType, faresOf, isCharge, isIncoming, isPosted } from './historyRules'
import { StateMark } from './StateMark'

interface ActivityDaysProps {
  page: RowsOfPage<Activity>
  onPaper?: boolean
}

export function ActivityDays({ page, onPaper }: ActivityDaysProps) {
  const { t, i18n } = useTranslation('cardHistory')
  const timeZone = useContext(TimeZoneContext)
  return (
    <DayList>
      {byDay(page, ({ date_time }) => dayOfInstant(date_time, timeZone)).map(({ day, rows, isWhole }) => {
        const fares = faresOf(rows)
        return (
          <DaySection
            key={day}
            day={day}
            onPaper={onPaper}
            sum={
              isWhole &&
              fares.length > 0 &&
              t('taps.sum', {
                rides: t('taps.rides', { count: fares.length }),
                amount: formatMoney(
                  fares.reduce((sum, fare) => sum + fare, 0),
                  i18n.language,
                ),
              })
            }
          >
            {rows.map((entry) => (
              <ActivityRow key={entry.activity_id} entry={entry} onPaper={onPaper} />
            ))}
          </DaySection>
        )
      })}
    </DayList>
  )
}

function ActivityRow({ entry, onPaper }: { entry: Activity; onPaper?: boolean }) {
  const { t, i18n } = useTranslation('cardHistory')
  const nameOf = useCardNames()
  const { activity_id: id, date_time, type, amount, balance, other_card: other, usable_from, ...told } = entry
  const mayReport = useMayReport()
  const known = activityType(type)
  const typeText = known ? t(`type.${known}`) : <bdi>{type}</bdi>
  // A ride is known by its place.
  const place = known === 'ride' && told.description
  const isTypeTold =
    !place && !other && !!told.description && !!known && isSaidTwice(t(`type.${known}`), [told.description])
  const after = typeof balance === 'number' && (
    <span key="balance">
      {withBlank(t('balanceIs'))}
      {formatMoney(balance, i18n.language)}
    </span>
  )
  const figure = typeof amount === 'number' ? asChange(amount, i18n.language) : t('notKnown')
  return (
    <DayRow
      type={!place && !isTypeTold && typeText}
      title={[
        other && t(isIncoming(entry) ? 'fromCard' : 'toCard', { card: nameOf(other).full }),
        told.description && (
          <bdi key="description">{isTypeTold ? <strong>{told.description}</strong> : told.description}</bdi>
        ),
      ]}
      facts={[place && typeText, <RowTime key="time" iso={date_time} onPaper={onPaper} />]}
      asides={[
        !isPosted(entry) && usable_from && (
          <span key="usable">
            {withBlank(t('usableFrom'))}
            {onPaper ? <DateTime iso={usable_from} zone /> : <When iso={usable_from} inSentence />}
          </span>
        ),
        told.fare_reason && <bdi key="reason">{told.fare_reason}</bdi>,
      ]}
      acts={[
        isCharge(entry) && mayReport && (
          <ReportLink key="report" about={{ kind: 'activity', id, date_time, amount: amount ?? undefined }} />
        ),
      ]}
      onPaper={onPaper}
      figure={(amount ?? 0) > 0 ? <strong>{figure}</strong> : figure}
      state={!isPosted(entry) && <StateMark entry={entry} />}
      figureNote={after}
    />
  )
}
