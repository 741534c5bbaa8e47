import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { RiderCase } from '../../../api/contract/paying/cases'
import { paths } from '../../../shared/paths'
import { useRemote } from '../../../shared/remote/useRemote'
import { useAppSelector } from '../../../shared/store'
import { BackLink } from '../../../shared/ui/buttons/BackLink'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { Page } from '../../../shared/ui/page/Page'
import { RemotePart } from '../../../shared/ui/page/RemotePart'
import { FactList } from '../../../shared/ui/parts/FactList'
import { PagePart } from '../../../shared/ui/parts/PagePart'
import { SkeletonCard } from '../../../shared/ui/waiting/SkeletonCard'
import { Waiting } from '../../../shared/ui/waiting/Waiting'
import { selectSettings } from '../../identity/settings'
import { ContactWays } from '../../identity/settings/onDemand'
import { CaseCourse } from './CaseCourse'
import { shownCase } from './cases'
import { useCaseWords } from './useCaseWords'

export function OpenedCase({ number }: { number: string }) {
  const { t } = useTranslation('cases')
  return (
    <Page title={t('number', { number })} back={<BackLink to={paths.accountCases}>{t('all')}</BackLink>}>
      <RemotePart
        of={useRemote(shownCase, number)}
        failed={t('failedOne')}
        skeleton={
          <Waiting>
            <SkeletonCard height={240} lines={5} />
          </Waiting>
        }
      >
        {(shown) => <CaseDetails of={shown} />}
      </RemotePart>
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
    <Box sx={{ display: 'grid', gap: 3 }}>
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
    </Box>
  )
}

/** Returns undefined if the case does not name its place. */
function placeOf({ kind, id, faremedia_id }: RiderCase['about']): string | undefined {
  if (kind === 'order') return paths.accountOrder(id)
  return faremedia_id ? paths.cardTab(faremedia_id, 'history') : undefined
}
