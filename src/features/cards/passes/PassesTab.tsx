import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Device } from '../../../api/contract/account/devices'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import type { Pass } from '../../../api/contract/cards/passes'
import { choiceFilters } from '../../../shared/lists/listAddress'
import type { Page } from '../../../shared/lists/pagedRemote'
import { useListAddress } from '../../../shared/lists/useListAddress'
import type { ListAddress } from '../../../shared/lists/useListAddress'
import { valueOf } from '../../../shared/remote/remote'
import { useRemote } from '../../../shared/remote/useRemote'
import { useSubmission } from '../../../shared/submission/useSubmission'
import { Faults } from '../../../shared/submission/Faults'
import { reasonsIn } from '../../../shared/submission/submission'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { FailurePanel } from '../../../shared/ui/page/FailurePanel'
import { Pager } from '../../../shared/lists/Pager'
import { fieldStyle } from '../../../shared/ui/fieldStyle'
import { SkeletonBar } from '../../../shared/ui/waiting/SkeletonLines'
import { BuyOnPhone, isOver, OverPasses } from '../fareMedia/onDemand'
import { NoPhone } from './MovePass'
import { OnePass } from './OnePass'
import { cardPasses, passDevices, passMove } from './passActs'

const statuses = ['available', 'active', 'expired', 'spoiled'] as const

const Filter = styled('div')({
  display: 'grid',
  gap: 4,
  maxWidth: '16em',
  '& label': { fontSize: '0.9375rem', fontWeight: 600 },
  '& select': fieldStyle,
})

export function PassesTab({ card }: { card: FareMedium }) {
  const { t } = useTranslation('ownPasses')
  const list = useListAddress(cardPasses, { filters: choiceFilters('status'), fixed: { card: card.faremedia_id } })
  const devices = useRemote(passDevices)
  const [wereAsked, setAsked] = useState(false)
  if (!wereAsked && (devices.status === 'loaded' || devices.status === 'failed')) setAsked(true)
  const [move] = useSubmission(passMove)
  const status = list.filter.status ?? ''
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <Filter>
        <label htmlFor="pass-status">{t('filter.status')}</label>
        <select id="pass-status" value={status} onChange={(event) => list.filterBy({ status: event.target.value })}>
          <option value="">{t('filter.all')}</option>
          {statuses.map((one) => (
            <option key={one} value={one}>
              {t(`filter.${one}`)}
            </option>
          ))}
        </select>
      </Filter>
      <Faults of={reasonsIn(move)} />
      {devices.status === 'failed' && (
        <FailurePanel title={t('move.failed')} error={devices.error} onRetry={devices.retry} />
      )}
      <PassPage list={list} devices={valueOf(devices)} isComplete={wereAsked} card={card} />
    </Box>
  )
}

interface PassPageProps {
  list: ListAddress<Page<Pass>>
  devices: Device[] | undefined
  /** Phones have been asked for, so the height of a pass is known. */
  isComplete: boolean
  card: FareMedium
}

function PassPage({ list, devices, isComplete, card }: PassPageProps) {
  const { remote, isBusy, hrefOf, retry } = list
  const { t } = useTranslation('ownPasses')
  if (remote.status === 'failed') return <FailurePanel title={t('failed')} error={remote.error} onRetry={retry} />
  if (remote.status !== 'loaded' || !isComplete)
    return (
      <Box aria-busy sx={{ display: 'grid', gap: 2 }}>
        {[0, 1, 2, 3].map((at) => (
          <SkeletonBar key={at} aria-hidden data-waiting shade="faint" style={{ height: 128 }} />
        ))}
      </Box>
    )
  const { items, page, pages, total, asked } = remote.value
  const isFiltered = Boolean(asked.filter.status)
  const rowOf = (pass: Pass) => <OnePass key={pass.pass_id} pass={pass} devices={devices} card={card.faremedia_id} />
  const living = items.filter((pass) => !isOver(pass))
  // Passes that the rider asks for, and a page that has no others, are not folded.
  const over = isFiltered || living.length === 0 ? [] : items.filter(isOver)
  if (total === 0)
    return (
      <EmptyState
        title={t(isFiltered ? 'none.filtered' : 'none.title')}
        text={isFiltered ? undefined : t('none.text')}
        action={!isFiltered && <BuyOnPhone card={card} />}
      />
    )
  return (
    <Box aria-busy={isBusy || undefined} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <NoPhone passes={items} devices={devices} />
      {(over.length > 0 ? living : items).map(rowOf)}
      {over.length > 0 && <OverPasses count={over.length}>{over.map(rowOf)}</OverPasses>}
      <Box sx={{ mt: 3 }}>
        <Pager label={t('pages')} page={page} pages={pages} hrefOf={hrefOf} />
      </Box>
    </Box>
  )
}
