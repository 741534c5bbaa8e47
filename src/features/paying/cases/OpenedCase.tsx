import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { RiderCase } from '../../../api/contract/paying/cases'
import { paths } from '../../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { FailurePanel } from '../../../shared/ui/page/FailurePanel'
import { Page } from '../../../shared/ui/page/Page'
import { FactList } from '../../../shared/ui/parts/FactList'
import { PagePart } from '../../../shared/ui/parts/PagePart'
import { SkeletonCard } from '../../../shared/ui/waiting/SkeletonCard'
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden'
import { selectSettings } from '../../identity/settings'
import { ContactWays } from '../../identity/settings/onDemand'
import { CaseCourse } from './CaseCourse'
import { shownCase } from './cases'
import { useCaseWords } from './useCaseWords'

/** One case: what it is about, its course as a line with stops, and how to reach the operator. */
export function OpenedCase({ number }: { number: string }) {
  const { t } = useTranslation(['cases', 'shared'])
  const dispatch = useAppDispatch()
  const shown = useAppSelector(shownCase.select)
  const read = () => dispatch(shownCase.requested(number))
  useEffect(() => {
    dispatch(shownCase.requested(number))
    return () => void dispatch(shownCase.dropped())
  }, [dispatch, number])
  return (
    <Page title={t('number', { number })}>
      {shown.status === 'loaded' ? (
        <CaseDetails of={shown.value} />
      ) : shown.status === 'failed' ? (
        <FailurePanel title={t('failedOne')} error={shown.error} onRetry={read} />
      ) : (
        <div aria-busy>
          <VisuallyHidden role="status">{t('shared:loading')}</VisuallyHidden>
          <SkeletonCard height={240} lines={5} />
        </div>
      )}
      <p>
        <TextLink to={paths.accountCases}>{t('all')}</TextLink>
      </p>
    </Page>
  )
}

function CaseDetails({ of }: { of: RiderCase }) {
  const { t } = useTranslation('cases')
  const words = useCaseWords()
  const { name } = useAppSelector(selectSettings).operator
  const { about, reason, note } = of
  const sum = words.sum(about)
  const place = placeOf(about)
  return (
    <>
      <CaseCourse events={of.events.good} />
      <PagePart title={words.subject(about)}>
        <FactList
          facts={[
            [t('fact.reason'), words.reason(reason)],
            ...(sum ? ([[t('fact.amount'), sum]] as const) : []),
            ...(note ? ([[t('fact.note'), note]] as const) : []),
            [t('fact.status'), words.status(of.status)],
          ]}
        />
        {place && <TextLink to={place}>{t(about.kind === 'order' ? 'openOrder' : 'openHistory')}</TextLink>}
      </PagePart>
      <ContactWays lead={t('contact', { operator: name, number: of.case_number })} pageText={t('contactPage')} />
    </>
  )
}

/** Returns the page that shows the ride or charge; undefined if the case does not say where it is. */
function placeOf({ kind, id, faremedia_id }: RiderCase['about']): string | undefined {
  if (kind === 'order') return paths.accountOrder(id)
  return faremedia_id ? paths.cardTab(faremedia_id, 'history') : undefined
}
