import { useTranslation } from 'react-i18next'
import type { RiderCase } from '../../../api/contract/paying/cases'
import { DayList, DayRow } from '../../../shared/lists/days/DayList'
import { paths } from '../../../shared/paths'
import { useRemote } from '../../../shared/remote/useRemote'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { Page } from '../../../shared/ui/page/Page'
import { RemotePart } from '../../../shared/ui/page/RemotePart'
import { SkeletonCard } from '../../../shared/ui/waiting/SkeletonCard'
import { Waiting } from '../../../shared/ui/waiting/Waiting'
import { Status } from '../../../shared/ui/states/Status'
import { When } from '../../../shared/ui/When'
import { cases } from './listedCases'
import { useCaseWords } from './useCaseWords'
import { WhereToReport } from './WhereToReport'

export function CaseList() {
  const { t } = useTranslation('cases')
  return (
    <Page title={t('title')} lead={t('lead')}>
      <RemotePart
        of={useRemote(cases)}
        failed={t('failed')}
        skeleton={
          <Waiting>
            <SkeletonCard height={84} lines={2} />
          </Waiting>
        }
      >
        {(list) => (list.length === 0 ? <NoCases /> : <Cases list={list} />)}
      </RemotePart>
    </Page>
  )
}

function NoCases() {
  const { t } = useTranslation('cases')
  return (
    <>
      <p>{t('none')}</p>
      <WhereToReport />
    </>
  )
}

const Cases = ({ list }: { list: RiderCase[] }) => (
  <DayList>
    <ul>
      {list.map((entry) => (
        <CaseRow key={entry.case_number} entry={entry} />
      ))}
    </ul>
  </DayList>
)

function CaseRow({ entry }: { entry: RiderCase }) {
  const { t } = useTranslation('cases')
  const words = useCaseWords()
  const sum = words.sum(entry.about)
  const last = entry.events.good.at(-1)
  return (
    <DayRow
      title={[
        <strong key="reason">
          <TextLink to={paths.accountCase(entry.case_number)} data-row="">
            {words.reason(entry.reason)}
          </TextLink>
        </strong>,
      ]}
      state={
        <Status tone={entry.is_unread || entry.status !== 'open' ? 'good' : 'waiting'}>
          {entry.is_unread ? t('new') : words.status(entry.status)}
        </Status>
      }
      facts={[
        words.subject(entry.about),
        words.number(entry.case_number),
        last?.date_time && <When key="last" iso={last.date_time} />,
      ]}
      figure={sum && <strong>{sum}</strong>}
    />
  )
}
