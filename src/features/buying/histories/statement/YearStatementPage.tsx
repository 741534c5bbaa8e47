import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { now } from '../../../../shared/clock'
import { dayOf } from '../../../../shared/locales/dates'
import { useAppSelector } from '../../../../shared/store'
import { lazyPart } from '../../../../i18n/lazyPart'
import { Page } from '../../../../shared/ui/page/Page'
import { Waiting } from '../../../../shared/ui/waiting/Waiting'
import { PrintView } from '../../../../shared/lists/PrintView'
import { selectSettings } from '../../../identity/settings'
import { transactionHistory } from '../entries/orderHistory'
import { YearsOfStatement } from './YearsOfStatement'

/** Few visits of the order history need it. */
const YearStatement = lazyPart(() => import('./YearStatement'))

/** Returns the year in the operator's time zone. */
export function useThisYear(): string {
  const { timeZone } = useAppSelector(selectSettings).operator
  return dayOf(now(), timeZone).slice(0, 4)
}

/** The statement of the year in the address, this year's if it names none. `back` is the address of the list's page. */
export function YearStatementPage({ back }: { back: string }) {
  const { t } = useTranslation(['histories', 'lists'])
  const [params] = useSearchParams()
  const thisYear = useThisYear()
  const named = params.get('year') ?? ''
  const year = /^\d{4}$/.test(named) ? named : thisYear
  return (
    <Page title={t('statement.title', { year })} lead={t('statement.lead')}>
      <YearsOfStatement current={year} newest={Number(thisYear)} />
      <PrintView slice={transactionHistory.whole} filter={{ from: `${year}-01-01`, to: `${year}-12-31` }} back={back}>
        {(transactions) => (
          <Suspense fallback={<Waiting text={t('lists:print.reading')} />}>
            <YearStatement year={year} transactions={transactions} />
          </Suspense>
        )}
      </PrintView>
    </Page>
  )
}
