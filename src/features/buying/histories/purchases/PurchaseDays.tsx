import { styled } from '@mui/material/styles'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { Purchase } from '../../../../api/contract/buying/orders'
import { formatMoney } from '../../../../shared/locales/money'
import { byDay, dayOfInstant } from '../../../../shared/lists/days/byDay'
import type { RowsOfPage } from '../../../../shared/lists/days/byDay'
import { DayList, DayRow, DaySection } from '../../../../shared/lists/days/DayList'
import { RowTime } from '../../../../shared/lists/days/RowDay'
import { asChange } from '../../../../shared/lists/Sum'
import { withBlank } from '../../../../shared/locales/lists'
import { paths } from '../../../../shared/paths'
import { DateTime } from '../../../../shared/ui/DateTime'
import { MaskedName } from '../../../../shared/ui/MaskedName'
import { TextLink } from '../../../../shared/ui/buttons/TextLink'
import { TimeZoneContext } from '../../../../shared/ui/operatorContexts'
import { useNamedDay } from '../../../../shared/ui/useNamedDay'
import { useCardNames } from '../../../cards/fareMedia/onDemand'
import { chargedName } from '../../../paying/payment/onDemand'
import { RefundedTo } from '../../orders/onDemand'
import { accountInWords } from '../entries/transactionColumns'
import { Small } from '../list/historyStyles'
import { purchaseType } from './purchaseColumns'

const Outcomes = styled('span')({ '& > :not(:last-child)::after': { content: '" · " / " "' } })

interface PurchaseDaysProps {
  page: RowsOfPage<Purchase>
  onPaper?: boolean
}

export function PurchaseDays({ page, onPaper }: PurchaseDaysProps) {
  const timeZone = useContext(TimeZoneContext)
  return (
    <DayList>
      {byDay(page, ({ date }) => dayOfInstant(date, timeZone)).map(({ day, rows }) => (
        <DaySection key={day} day={day} onPaper={onPaper}>
          {rows.map((entry) => (
            <PurchaseRow key={entry.purchase_id} entry={entry} onPaper={onPaper} />
          ))}
        </DaySection>
      ))}
    </DayList>
  )
}

function PurchaseRow({ entry, onPaper }: { entry: Purchase; onPaper?: boolean }) {
  const { t, i18n } = useTranslation(['histories', 'cardHistory'])
  const timeZone = useContext(TimeZoneContext)
  const { date, type, amount, balance, usable_from: usableFrom, charge, order, refund } = entry
  const known = purchaseType(type)
  const namedDay = useNamedDay()
  const word = known ? t(`purchase.types.${known}`) : (type ?? t('notTold'))
  const change = asChange(amount, i18n.language)
  return (
    <DayRow
      title={
        isSaidTwice(entry, word)
          ? [
              <strong key="what">
                <What entry={entry} />
              </strong>,
            ]
          : [<strong key="type">{word}</strong>, <What key="what" entry={entry} />]
      }
      facts={[
        <RowTime key="time" iso={date} onPaper={onPaper} />,
        <Account key="account" account={entry.account} />,
        charge && <MaskedName key="charge">{chargedName(charge.label, ...(charge.methods ?? []))}</MaskedName>,
        charge && formatMoney(charge.amount, i18n.language),
        order && (
          <TextLink key="order" to={paths.accountOrder(order.order_id)}>
            {t('purchase.order', { number: order.order_number })}
          </TextLink>
        ),
        refund &&
          t('purchase.refunded', {
            amount: formatMoney(-refund.amount, i18n.language),
            date: namedDay(dayOfInstant(refund.date, timeZone)),
          }),
        refund?.label && <RefundedTo key="refundedTo" label={refund.label} />,
        usableFrom && (
          <span key="usable">
            {withBlank(t('cardHistory:usableFrom'))}
            <DateTime iso={usableFrom} zone />
          </span>
        ),
      ]}
      figure={amount === 0 ? <Small as="span">{change}</Small> : <strong>{change}</strong>}
      figureNote={
        typeof balance === 'number' && (
          <>
            {withBlank(t('purchase.balance'))}
            {formatMoney(balance, i18n.language)}
          </>
        )
      }
    >
      {(balance ?? 0) < 0 && <Small>{t('purchase.owed')}</Small>}
    </DayRow>
  )
}

/** Checks whether the outcome names the type already: "3 rides", "Adult Day Pass". */
function isSaidTwice({ outcomes, description, other_card: other }: Purchase, word: string): boolean {
  const told = outcomes.length > 0 ? outcomes.map(({ name }) => name) : description ? [description] : []
  if (other || told.length === 0) return false
  // The plural "Rides" is not in "1 ride".
  const stem = word.toLocaleLowerCase().replace(/s$/, '')
  return told.every((text) => text.toLocaleLowerCase().includes(stem))
}

function What({ entry: { outcomes, description, other_card: other, amount } }: { entry: Purchase }) {
  const { t } = useTranslation('cardHistory')
  const nameOf = useCardNames()
  if (other) return <MaskedName>{t(amount > 0 ? 'fromCard' : 'toCard', { card: nameOf(other).full })}</MaskedName>
  if (outcomes.length === 0) return description && <bdi>{description}</bdi>
  return (
    <Outcomes>
      {outcomes.map(({ name, pass_id: pass }, at) => (
        <bdi key={at}>{pass ? <TextLink to={paths.accountPass(pass)}>{name}</TextLink> : name}</bdi>
      ))}
    </Outcomes>
  )
}

function Account({ account }: Pick<Purchase, 'account'>) {
  const words = <MaskedName>{accountInWords(account)}</MaskedName>
  return account.faremedia_id ? <TextLink to={paths.fareCard(account.faremedia_id)}>{words}</TextLink> : words
}
