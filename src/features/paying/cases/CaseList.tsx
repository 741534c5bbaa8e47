import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { RiderCase } from '../../../api/contract/paying/cases'
import { paths } from '../../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { palette } from '../../../shared/ui/colours/palette'
import { FailurePanel } from '../../../shared/ui/page/FailurePanel'
import { Page } from '../../../shared/ui/page/Page'
import { SkeletonCard } from '../../../shared/ui/waiting/SkeletonCard'
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden'
import { Status } from '../../../shared/ui/states/Status'
import { When } from '../../../shared/ui/When'
import { cases } from './listedCases'
import { useCaseWords } from './useCaseWords'
import { WhereToReport } from './WhereToReport'

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${palette.divider}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 16px',
    padding: '14px 0',
    borderBottom: `1px solid ${palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& a': { fontWeight: 700 },
  '& small': { fontSize: '0.9375rem', color: palette.textSoft },
  '& small:last-child': { gridColumn: '1 / -1' },
})

/** The rider's cases, the newest first. */
export function CaseList() {
  const { t } = useTranslation(['cases', 'shared'])
  const dispatch = useAppDispatch()
  const list = useAppSelector(cases.select)
  const read = () => dispatch(cases.requested())
  useEffect(() => {
    dispatch(cases.requested())
  }, [dispatch])
  return (
    <Page title={t('title')} lead={t('lead')}>
      {list.status === 'failed' ? (
        <FailurePanel title={t('failed')} error={list.error} onRetry={read} />
      ) : list.status !== 'loaded' ? (
        <div aria-busy>
          <VisuallyHidden role="status">{t('shared:loading')}</VisuallyHidden>
          <SkeletonCard height={84} lines={2} />
        </div>
      ) : list.value.length === 0 ? (
        <>
          <p>{t('none')}</p>
          <WhereToReport />
        </>
      ) : (
        <List>
          {list.value.map((entry) => (
            <CaseRow key={entry.case_number} entry={entry} />
          ))}
        </List>
      )}
    </Page>
  )
}

function CaseRow({ entry }: { entry: RiderCase }) {
  const { t } = useTranslation('cases')
  const words = useCaseWords()
  const last = entry.events.good.at(-1)
  return (
    <li>
      <TextLink to={paths.accountCase(entry.case_number)}>{words.subject(entry.about)}</TextLink>
      <Status tone={entry.is_unread || entry.status !== 'open' ? 'good' : 'waiting'}>
        {entry.is_unread ? t('new') : words.status(entry.status)}
      </Status>
      <small>
        {t('number', { number: entry.case_number })} · {words.reason(entry.reason)}
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
