import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Activity } from '../../../api/contract/cards/cardHistory'
import { withBlank } from '../../../shared/locales/lists'
import { formatMoney } from '../../../shared/locales/money'
import { place, WithWords } from '../../../shared/ui/told/WithWords'
import { DateTime } from '../../../shared/ui/DateTime'
import { palette } from '../../../shared/ui/colours/palette'
import { RecordTable } from '../../../shared/ui/records/RecordTable'
import { ReportLink } from '../../paying/cases'
import { StateMark } from './StateMark'
import { useCardNames } from '../fareMedia/onDemand'
import { activityType, isCharge, isIncoming, isPosted } from './historyRules'

const What = styled('div')({
  overflowWrap: 'anywhere',
  '& > div:first-of-type': { fontWeight: 600 },
  '& small': { display: 'block', fontSize: '0.9375rem', color: palette.textSoft },
})
/** The time needs less room than the name of a record, which the table's first column is made for. */
const Table = styled('div')({
  '@media (min-width: 600px)': { '& table tbody th': { width: '9.5em' } },
  '@media (min-width: 720px)': { '& table tbody th': { width: '1%', whiteSpace: 'nowrap' } },
})
const Figure = styled('span')({ fontVariantNumeric: 'tabular-nums', '&[data-in]': { fontWeight: 700 } })

/** A card's activities as a table: when, what, why it cost so much, the amount, and what the card held then. */
export function ActivityTable({ activities }: { activities: Activity[] }) {
  const { t, i18n } = useTranslation('cardHistory')
  const typeOf = ({ type }: Activity) => {
    const known = activityType(type)
    return known ? t(`type.${known}`) : <bdi>{type}</bdi>
  }
  const nameOf = useCardNames()
  const otherEnd = ({ type, other_card: other, amount }: Activity) =>
    other && t(isIncoming({ type, amount }) ? 'fromCard' : 'toCard', { card: nameOf(other).full })
  return (
    <Table>
      <RecordTable
        caption={t('title')}
        rows={activities}
        keyOf={({ activity_id }) => activity_id}
        columns={[
          { key: 'when', header: t('when'), cell: ({ date_time }) => <DateTime iso={date_time} /> },
          {
            key: 'what',
            header: t('what'),
            kind: 'wide',
            cell: (entry) => (
              <What>
                <div>{typeOf(entry)}</div>
                {entry.other_card && <div>{otherEnd(entry)}</div>}
                {entry.description && <bdi>{entry.description}</bdi>}
                {!isPosted(entry) && entry.usable_from && (
                  <small>
                    {withBlank(t('usableFrom'))}
                    <DateTime iso={entry.usable_from} zone />
                  </small>
                )}
                {entry.fare_reason && (
                  <small>
                    <WithWords text={t('why', { reason: place })} words={entry.fare_reason} />
                  </small>
                )}
                {isCharge(entry) && (
                  <ReportLink about={{ kind: 'activity', id: entry.activity_id, ...factsOf(entry) }} />
                )}
              </What>
            ),
          },
          { key: 'state', header: t('state.title'), cell: (entry) => <StateMark entry={entry} /> },
          {
            key: 'amount',
            header: t('amount'),
            kind: 'figure',
            cell: ({ amount }) => <Figure data-in={(amount ?? 0) > 0 || undefined}>{signed(amount)}</Figure>,
          },
          {
            key: 'balance',
            header: t('balance'),
            kind: 'figure',
            cell: ({ balance }) =>
              typeof balance === 'number' ? <Figure>{formatMoney(balance, i18n.language)}</Figure> : t('notKnown'),
          },
        ]}
      />
    </Table>
  )

  function factsOf({ date_time, amount }: Activity) {
    return { date_time, amount: amount ?? undefined }
  }

  function signed(amount: number | null | undefined): string {
    if (typeof amount !== 'number') return t('notKnown')
    const text = formatMoney(Math.abs(amount), i18n.language)
    // A true minus sign, which screen readers read as one.
    return amount > 0 ? `+${text}` : amount < 0 ? `−${text}` : text
  }
}
