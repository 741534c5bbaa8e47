import i18next from 'i18next'
import type { Activity, Tap } from '../../../api/contract/cards/cardHistory'
import { centsCell } from '../../../shared/csv/csvText'
import type { CsvColumn } from '../../../shared/csv/csvText'
import { cardNamesIn } from '../fareMedia/onDemand'
import { activityType, isIncoming, isPosted } from './historyRules'

/** Returns the columns of a file of activities, with the words of the list. */
export function activityColumns(): CsvColumn<Activity>[] {
  const t = i18next.getFixedT(null, 'cardHistory')
  const nameOf = cardNamesIn(i18next.getFixedT(null, 'fareMedia'))
  return [
    { header: t('when'), cell: ({ date_time }) => ({ instant: date_time }) },
    {
      header: t('what'),
      cell: ({ type }) => {
        const known = activityType(type)
        return known ? t(`type.${known}`) : type
      },
    },
    {
      header: t('description'),
      cell: ({ type, amount, other_card: other, description }) => {
        const end = other && t(isIncoming({ type, amount }) ? 'fromCard' : 'toCard', { card: nameOf(other).full })
        return [end, description].filter(Boolean).join(' · ')
      },
    },
    { header: t('fareReason'), cell: ({ fare_reason }) => fare_reason },
    { header: t('state.title'), cell: stateInWords },
    { header: t('amount'), cell: ({ amount }) => centsCell(amount) ?? t('notKnown') },
    { header: t('balance'), cell: ({ balance }) => centsCell(balance) ?? t('notKnown') },
  ]
}

export function tapColumns(): CsvColumn<Tap>[] {
  const t = i18next.getFixedT(null, 'cardHistory')
  return [
    { header: t('when'), cell: ({ date_time }) => ({ instant: date_time }) },
    { header: t('taps.travelDay'), cell: ({ travel_day }) => travel_day },
    { header: t('taps.place'), cell: ({ place }) => place },
    { header: t('fareReason'), cell: ({ fare_reason }) => fare_reason },
    { header: t('taps.cap'), cell: ({ cap_note }) => cap_note },
    { header: t('state.title'), cell: stateInWords },
    { header: t('taps.fare'), cell: ({ fare }) => centsCell(fare) ?? t('taps.open') },
  ]
}

function stateInWords(entry: { state?: string | null }): string {
  const t = i18next.getFixedT(null, 'cardHistory')
  const said = entry.state?.trim()
  if (isPosted(entry)) return t('state.posted')
  return !said || said.toLowerCase() === 'pending' ? t('state.pending') : said
}
