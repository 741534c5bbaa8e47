import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { RiderCase } from '../../../api/contract/paying/cases'
import { paths } from '../../../shared/paths'
import { isWaiting, valueOf } from '../../../shared/remote/remote'
import { useRemote } from '../../../shared/remote/useRemote'
import { useAppSelector } from '../../../shared/store'
import { BackLink } from '../../../shared/ui/buttons/BackLink'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { Page } from '../../../shared/ui/page/Page'
import { RemotePart } from '../../../shared/ui/page/RemotePart'
import { PagePart } from '../../../shared/ui/parts/PagePart'
import { SkeletonCard } from '../../../shared/ui/waiting/SkeletonCard'
import { Waiting } from '../../../shared/ui/waiting/Waiting'
import { selectSettings } from '../../identity/settings'
import { ContactWays } from '../../identity/settings/onDemand'
import { CaseCourse } from './CaseCourse'
import { shownCase } from './cases'
import { isKnownStatus, unbroken, useCaseWords } from './useCaseWords'

export function OpenedCase({ number }: { number: string }) {
  const { t } = useTranslation('cases')
  const words = useCaseWords()
  const remote = useRemote(shownCase, number)
  const shown = valueOf(remote)
  return (
    <Page
      title={t('number', { number })}
      heading={shown && words.reason(shown.reason)}
      lead={shown && <CaseLead of={shown} />}
      waiting={isWaiting(remote)}
      back={<BackLink to={paths.accountCases}>{t('all')}</BackLink>}
    >
      <RemotePart
        of={remote}
        failed={t('failedOne')}
        skeleton={
          <Waiting>
            <SkeletonCard height={240} lines={5} />
          </Waiting>
        }
      >
        {(found) => <CaseDetails of={found} />}
      </RemotePart>
    </Page>
  )
}

/** What the case is about, how much, and its number. */
function CaseLead({ of: { about, case_number, status } }: { of: RiderCase }) {
  const words = useCaseWords()
  const sum = words.sum(about)
  const place = placeOf(about)
  const subject = words.subject(about)
  return (
    <>
      {place ? <TextLink to={place}>{subject}</TextLink> : subject}
      {sum && ` · ${sum}`}
      {!isKnownStatus(status) && ` · ${status}`}
      {' · '}
      <Box component="span" sx={{ display: 'inline-block' }}>
        {words.number(case_number)}
      </Box>
    </>
  )
}

function CaseDetails({ of }: { of: RiderCase }) {
  const { t } = useTranslation('cases')
  const { name } = useAppSelector(selectSettings).operator
  const { good: events } = of.events
  const answer = events.findLast(({ kind, message }) => kind === 'answered' && message)
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {answer && (
        <PagePart title={t('answer')}>
          <Typography>{answer.message}</Typography>
        </PagePart>
      )}
      <CaseCourse events={events.map((event) => (event === answer ? { ...event, message: null } : event))} />
      {of.note && (
        <PagePart title={t('report.note')}>
          <Typography>{of.note}</Typography>
        </PagePart>
      )}
      <ContactWays lead={t('contact', { operator: name, number: unbroken(of.case_number) })} />
    </Box>
  )
}

/** Returns undefined if the case does not name its place. */
function placeOf({ kind, id, faremedia_id }: RiderCase['about']): string | undefined {
  if (kind === 'order') return paths.accountOrder(id)
  return faremedia_id ? paths.cardTab(faremedia_id, 'history') : undefined
}
