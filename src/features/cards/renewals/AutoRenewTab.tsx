import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import type { Renewal } from '../../../api/contract/cards/renewals'
import { focusWhenLost, useFocusOnChange } from '../../../shared/focus/moveFocus'
import { pageHeading } from '../../../shared/focus/pageHeading'
import { useRemote } from '../../../shared/remote/useRemote'
import { useAppSelector } from '../../../shared/store'
import { Faults } from '../../../shared/submission/Faults'
import { reasonsIn } from '../../../shared/submission/submission'
import type { Submission } from '../../../shared/submission/submission'
import { useSubmission } from '../../../shared/submission/useSubmission'
import { Alert } from '../../../shared/ui/Alert'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { RemotePart } from '../../../shared/ui/page/RemotePart'
import { PageParts } from '../../../shared/ui/parts/PagePart'
import { SkeletonCard } from '../../../shared/ui/waiting/SkeletonCard'
import { hasFailed } from '../../../shared/ui/states/runningState'
import { Waiting } from '../../../shared/ui/waiting/Waiting'
import { isOutOfUse, standingOf } from '../fareMedia/onDemand'
import { paymentMethods } from '../../paying/payment/onDemand'
import { selectSettings } from '../../identity/settings'
import { OtherPasses } from './OtherPasses'
import { RenewalCard, renewalHeadingId } from './RenewalCard'
import { editorTitle, RenewalEditor } from './RenewalEditor'
import { renewalChange, renewals } from './renewals'
import type { Renewals } from './renewals'

/** Lists the passes that renew (FM-07, FM-14), and those that could. `?renew=` opens the form of one. */
export function AutoRenewTab({ card }: { card: FareMedium }) {
  const { t } = useTranslation('renewals')
  const id = card.faremedia_id
  const all = useRemote(renewals, id)
  useRemote(paymentMethods)
  const [change] = useSubmission(renewalChange, id)
  const edited = useSearchParams()[0].get('renew')
  // The button that was pressed is gone: it became a form, or an entry of the list.
  const last = useRef(edited)
  useFocusOnChange(edited, () => {
    const heading = edited ? editorTitle : renewalHeadingId(last.current ?? '')
    last.current = edited
    focusWhenLost(() => document.getElementById(heading) ?? pageHeading())
  })
  const skeleton = (
    <Waiting>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <SkeletonCard height={220} lines={5} />
        <SkeletonCard height={220} lines={5} />
      </Box>
    </Waiting>
  )
  return (
    <RemotePart of={all} failed={t('failed')} skeleton={skeleton}>
      {(held) => <CardRenewals card={card} all={held} edited={edited} change={change} />}
    </RemotePart>
  )
}

interface CardRenewalsProps {
  card: FareMedium
  all: Renewals
  edited: string | null
  change: Submission<unknown>
}

function CardRenewals({ card, all, edited, change }: CardRenewalsProps) {
  const { t } = useTranslation('renewals')
  const id = card.faremedia_id
  const isBlocked = isOutOfUse(standingOf(card, useAppSelector(selectSettings)))
  const { renewals: running, renewable } = all
  // A mended one keeps its place, and so its button the focus.
  const [failed] = useState(() => running.filter(hasFailed).map(({ renewal_id }) => renewal_id))
  const isLater = ({ renewal_id }: Renewal) => !failed.includes(renewal_id)
  const failedFirst = running.toSorted((a, b) => Number(isLater(a)) - Number(isLater(b)))
  const open = [...running, ...renewable].find(({ pass_id }) => pass_id === edited)
  const lastDay = card.expiration_date?.slice(0, 10)
  if (open) return <RenewalEditor key={open.pass_id} card={id} isOutOfUse={isBlocked} lastDay={lastDay} pass={open} />
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Faults of={reasonsIn(change)} />
      {isBlocked && running.length > 0 && (
        <Alert severity="warning" role="note">
          {t('blocked')}
        </Alert>
      )}
      {running.length > 0 && (
        <PageParts>
          {failedFirst.map((renewal) => (
            <RenewalCard
              key={renewal.renewal_id}
              card={id}
              isOutOfUse={isBlocked}
              lastDay={lastDay}
              renewal={renewal}
            />
          ))}
        </PageParts>
      )}
      {running.length === 0 && <EmptyState title={t('none.title')} text={t('none.text')} headingLevel={2} />}
      {renewable.length > 0 && <OtherPasses card={id} passes={renewable} isBlocked={isBlocked} />}
      {running.length > 0 && <Typography sx={{ color: 'text.secondary' }}>{t('stopsAnytime')}</Typography>}
    </Box>
  )
}
