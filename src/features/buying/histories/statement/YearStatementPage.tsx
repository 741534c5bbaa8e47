import { Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { now } from '../../../../shared/clock'
import { dayOf } from '../../../../shared/locales/dates'
import { isWaiting } from '../../../../shared/remote/remote'
import { useRemote } from '../../../../shared/remote/useRemote'
import { useAppSelector } from '../../../../shared/store'
import { lazyPart } from '../../../../i18n/lazyPart'
import { BackLink } from '../../../../shared/ui/buttons/BackLink'
import { FailurePanel } from '../../../../shared/ui/page/FailurePanel'
import { Page } from '../../../../shared/ui/page/Page'
import { Waiting } from '../../../../shared/ui/waiting/Waiting'
import { PrintView } from '../../../../shared/lists/PrintView'
import { ownRecord } from '../../../identity/registration/onDemand'
import { selectSettings } from '../../../identity/settings'
import { orderHistory, transactionHistory } from '../entries/orderHistory'
import { YearsOfStatement } from './YearsOfStatement'

/** Few visits need the statement. */
const YearStatement = lazyPart(() => import('./YearStatement'))
const StatementFile = lazyPart(async () => ({ default: (await import('./YearStatement')).StatementFile }))
const Receipts = lazyPart(() => import('./ReceiptsOfYear'))

const daysOf = (year: string, first = year) => ({ from: `${first}-01-01`, to: `${year}-12-31` })

const yearBefore = (year: string) => String(Math.max(0, Number(year) - 1)).padStart(4, '0')

/** Returns the year in the operator's time zone. */
export function useThisYear(): string {
  const { timeZone } = useAppSelector(selectSettings).operator
  return dayOf(now(), timeZone).slice(0, 4)
}

/** Shows the statement of the year in the address, or of this year. `back` is the address of the list's page. */
export function YearStatementPage({ back }: { back: string }) {
  const { t } = useTranslation(['histories', 'lists'])
  const [params] = useSearchParams()
  const thisYear = useThisYear()
  const named = params.get('year') ?? ''
  const year = /^\d{4}$/.test(named) ? named : thisYear
  // An order of the year before may have been paid in this one.
  const orders = useRemote(orderHistory.whole, daysOf(year, yearBefore(year)))
  const [isCodeHere, setCodeHere] = useState(false)
  const onShown = useCallback(() => setCodeHere(true), [])
  const isComing = orders.status === 'loaded' && !isCodeHere
  const waits = [orders, useRemote(ownRecord)].some(isWaiting) || isComing
  return (
    <Page
      title={t('statement.title', { year })}
      lead={t('statement.lead')}
      back={<BackLink to={back}>{t('lists:back')}</BackLink>}
    >
      <YearsOfStatement current={year} newest={Number(thisYear)} />
      <PrintView
        slice={transactionHistory.whole}
        filter={daysOf(year)}
        waits={waits}
        file={(transactions) => (
          <Suspense>
            <StatementFile year={year} transactions={transactions} />
          </Suspense>
        )}
      >
        {(transactions) => (
          <Suspense fallback={<Waiting text={t('lists:print.reading')} />}>
            <YearStatement year={year} transactions={transactions}>
              {orders.status === 'failed' ? (
                <FailurePanel title={t('lists:failed')} error={orders.error} onRetry={orders.retry} />
              ) : orders.status === 'loaded' ? (
                // Its code comes after the totals, which must not leave for it.
                <Suspense fallback={<Waiting text={t('lists:print.reading')} />}>
                  <Receipts year={year} orders={orders.value} onShown={onShown} />
                </Suspense>
              ) : (
                <Waiting text={t('lists:print.reading')} />
              )}
            </YearStatement>
          </Suspense>
        )}
      </PrintView>
    </Page>
  )
}
