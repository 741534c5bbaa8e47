import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router'
import { lazyPart } from '../../../i18n/lazyPart'
import { Page } from '../../../shared/ui/page/Page'
import { CaseList } from './CaseList'
import { reportedIn } from './caseAddress'
import { OpenedCase } from './OpenedCase'
import { WhereToReport } from './WhereToReport'

const ReportForm = lazyPart(() => import('./ReportForm'))

export default function CasesScreen() {
  const { number } = useParams()
  const { search } = useLocation()
  if (number === undefined) return <CaseList />
  if (number !== 'new') return <OpenedCase key={number} number={number} />
  const about = reportedIn(search)
  return about ? <ReportForm key={search} about={about} /> : <NothingChosen />
}

function NothingChosen() {
  const { t } = useTranslation('cases')
  return (
    <Page title={t('report.title')} lead={t('report.choose')}>
      <WhereToReport />
    </Page>
  )
}
