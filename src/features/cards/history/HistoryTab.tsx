import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { dayFilters } from '../../../shared/lists/listAddress'
import { ListView } from '../../../shared/lists/ListView'
import { useListAddress } from '../../../shared/lists/useListAddress'
import { knownKind } from '../fareMedia/onDemand'
import { ActivityDays } from './ActivityDays'
import { cardActivity, cardTaps } from './cardHistory'
import { HistoryOnPaper } from './HistoryOnPaper'
import { TapDays } from './TapDays'

const Parts = styled('div')({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' })

/** Shows what happened to a card (FM-10). A linked bank card has taps instead (decision 109). */
export function HistoryTab({ card }: { card: FareMedium }) {
  const isOnPaper = useSearchParams()[0].get('view') === 'print'
  if (isOnPaper) return <HistoryOnPaper card={card} />
  return knownKind(card.type) === 'bank card' ? <Taps card={card} /> : <Activities card={card} />
}

function Activities({ card }: { card: FareMedium }) {
  const { t } = useTranslation('cardHistory')
  const address = useListAddress(cardActivity.pages, { filters: dayFilters, fixed: { card: card.faremedia_id } })
  return (
    <ListView
      csv={cardActivity.csv}
      address={address}
      choices={[]}
      pagesLabel={t('pages')}
      emptyTitle={t('empty.title')}
      emptyText={t('empty.text')}
      emptyAct={null}
      headingLevel={3}
    >
      {(page) => <ActivityDays page={page} />}
    </ListView>
  )
}

function Taps({ card }: { card: FareMedium }) {
  const { t } = useTranslation('cardHistory')
  const address = useListAddress(cardTaps.pages, { fixed: { card: card.faremedia_id } })
  return (
    <Parts>
      <Typography sx={{ color: 'text.secondary' }}>{t('taps.lead')}</Typography>
      <ListView
        csv={cardTaps.csv}
        address={address}
        pagesLabel={t('pages')}
        emptyTitle={t('taps.empty')}
        emptyText={t('taps.emptyText')}
        emptyAct={null}
        headingLevel={3}
      >
        {(page) => <TapDays page={page} />}
      </ListView>
    </Parts>
  )
}
