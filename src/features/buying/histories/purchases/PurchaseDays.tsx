import { styled } from '@mui/material/styles'
import { Fragment, useContext } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Purchase } from '../../../../api/contract/buying/orders'
import { formatMoney } from '../../../../shared/locales/money'
import { byDay, dayOfInstant } from '../../../../shared/lists/days/byDay'
import type { RowsOfPage } from '../../../../shared/lists/days/byDay'
import { DayList, DayRow, DaySection } from '../../../../shared/lists/days/DayList'
import { isSaidTwice } from '../../../../shared/lists/days/isSaidTwice'
import { RowTime } from '../../../../shared/lists/days/RowDay'
import { asChange } from '../../../../shared/lists/Sum'
import { withBlank } from '../../../../shared/locales/lists'
import { paths } from '../../../../shared/paths'
import { DateTime } from '../../../../shared/ui/DateTime'
import { MaskedName } from '../../../../shared/ui/MaskedName'
import { TextLink } from '../../../../shared/ui/buttons/TextLink'
import { TimeZoneContext } from '../../../../shared/ui/operatorContexts'
import { useNamedDay } from '../../../../shared/ui/useNamedDay'
import { useIsPhone } from '../../../../shared/ui/useWidth'
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
  const { t, i18n } = useTranslation(['histories', 'fareMedia'])
  const trail = useTrail(entry)
  // On a phone a press opens the entry, which has the links.
  const isShort = useIsPhone() && !onPaper
  const { date, type, account, amount, balance, outcomes, description, other_card: other } = entry
  const known = purchaseType(type)
  const word = known ? t(`purchase.types.${known}`) : (type ?? t('notTold'))
  const change = asChange(amount, i18n.language)
  const what = <What entry={entry} isPlain={isShort} />
  const texts = outcomes.length > 0 ? outcomes.map(({ name }) => name) : description ? [description] : []
  const isTypeInWhat = !other && isSaidTwice(word, texts)
  const after = typeof balance === 'number' && (
    <span key="balance">
      {withBlank(t('purchase.balanceIs'))}
      {formatMoney(balance, i18n.language)}
    </span>
  )
  return (
    <DayRow
      type={!isTypeInWhat && word}
      title={[
        isTypeInWhat ? (
          <strong key="what">{what}</strong>
        ) : (
          (other || texts.length > 0) && <Fragment key="what">{what}</Fragment>
        ),
      ]}
      facts={[
        <RowTime key="time" iso={date} onPaper={onPaper} />,
        <Account key="account" account={account} isPlain={isShort} />,
      ]}
      asides={[
        isShort && after,
        isShort && account.faremedia_id && <Account key="card" account={account} />,
        isShort && outcomes.some(({ pass_id }) => pass_id) && <What key="passes" entry={entry} />,
        ...trail,
      ]}
      onPaper={onPaper}
      figure={amount === 0 ? <Small as="span">{change}</Small> : <strong>{change}</strong>}
      figureNote={!isShort && after}
    >
      {(balance ?? 0) < 0 && <Small>{t('fareMedia:facts.owed')}</Small>}
    </DayRow>
  )
}

/** Returns what was charged and ordered, what came back, and from when it can be used. */
function useTrail({ charge, order, refund, usable_from: usableFrom }: Purchase): ReactNode[] {
  const { t, i18n } = useTranslation(['histories', 'cardHistory'])
  const timeZone = useContext(TimeZoneContext)
  const namedDay = useNamedDay()
  return [
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
  ]
}

interface Linking {
  /** Words alone, without links. */
  isPlain?: boolean
}

function What({ entry, isPlain }: { entry: Purchase } & Linking) {
  const { outcomes, description, other_card: other, amount } = entry
  const { t } = useTranslation('cardHistory')
  const nameOf = useCardNames()
  if (other) return <MaskedName>{t(amount > 0 ? 'fromCard' : 'toCard', { card: nameOf(other).short })}</MaskedName>
  if (outcomes.length === 0) return description && <bdi>{description}</bdi>
  return (
    <Outcomes>
      {outcomes.map(({ name, pass_id: pass }, at) => (
        <bdi key={at}>{pass && !isPlain ? <TextLink to={paths.accountPass(pass)}>{name}</TextLink> : name}</bdi>
      ))}
    </Outcomes>
  )
}

function Account({ account, isPlain }: Pick<Purchase, 'account'> & Linking) {
  const words = <MaskedName>{accountInWords(account)}</MaskedName>
  const { faremedia_id: card } = account
  return card && !isPlain ? <TextLink to={paths.fareCard(card)}>{words}</TextLink> : words
}
