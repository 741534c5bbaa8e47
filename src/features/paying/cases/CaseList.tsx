import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { RiderCase } from '../../../api/contract/paying/cases'
import { paths } from '../../../shared/paths'
import { useRemote } from '../../../shared/remote/useRemote'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { palette } from '../../../shared/ui/colours/palette'
import { Page } from '../../../shared/ui/page/Page'
import { RemotePart } from '../../../shared/ui/page/RemotePart'
import { SkeletonCard } from '../../../shared/ui/waiting/SkeletonCard'
import { Waiting } from '../../../shared/ui/waiting/Waiting'
import { Status } from '../../../shared/ui/states/Status'
import { When } from '../../../shared/ui/When'
import { cases } from './listedCases'
import { useCaseWords } from './useCaseWords'
import { WhereToReport } from './WhereToReport'

/** On a phone the state has a line of its own, below the facts. */
const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: '4px 16px',
    padding: '14px 0',
    overflowWrap: 'anywhere',
  },
  '& > li + li': { borderTop: `1px solid ${palette.divider}` },
  '& > li > div > span': { marginInlineStart: 8 },
  '& a': { display: 'inline-block', minHeight: 24, fontWeight: 700 },
  '& small': { gridColumn: '1 / -1', fontSize: '0.9375rem', color: palette.textSoft },
  '@media (max-width: 599.95px)': {
    '& > li > div': { display: 'contents' },
    '& > li > div > span': { order: 1, margin: 0 },
  },
})

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
  <List>
    {list.map((entry) => (
      <CaseRow key={entry.case_number} entry={entry} />
    ))}
  </List>
)

function CaseRow({ entry }: { entry: RiderCase }) {
  const { t } = useTranslation('cases')
  const words = useCaseWords()
  const sum = words.sum(entry.about)
  const last = entry.events.good.at(-1)
  return (
    <li>
      <div>
        <TextLink to={paths.accountCase(entry.case_number)}>{words.reason(entry.reason)}</TextLink>
        <Status tone={entry.is_unread || entry.status !== 'open' ? 'good' : 'waiting'}>
          {entry.is_unread ? t('new') : words.status(entry.status)}
        </Status>
      </div>
      {sum && <strong>{sum}</strong>}
      <small>
        {words.subject(entry.about)} · {words.number(entry.case_number)}
        {last?.date_time && (
          <>
            {' · '}
            <When iso={last.date_time} />
          </>
        )}
      </small>
    </li>
  )
}
