import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareCap, FareMedium } from '../../../api/contract/cards/fareMedia'
import { NothingFound } from '../../../shared/ui/pictures/drawings'
import { useNamedDay } from '../../../shared/ui/useNamedDay'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { CapPicture } from './CapPicture'
import { progressOf } from './historyRules'

/** The fare caps of a card (FM-08, decision 102): how many rides count, and from which one the rest is free. */
export function CapsTab({ card: { fare_caps } }: { card: FareMedium }) {
  const { t } = useTranslation('cardHistory')
  const { good = [], dropped = 0 } = fare_caps ?? {}
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 4 }}>
      {good.length === 0 && dropped === 0 && (
        <EmptyState picture={NothingFound} title={t('caps.none')} text={t('caps.noneText')} headingLevel={3} />
      )}
      {good.map((cap) => (
        <Cap key={cap.cap_id} cap={cap} />
      ))}
      {dropped > 0 && <Typography color="text.secondary">{t('caps.notShown', { count: dropped })}</Typography>}
      {good.length > 0 && <Typography color="text.secondary">{t('caps.perCard')}</Typography>}
    </Paper>
  )
}

function Cap({ cap }: { cap: FareCap }) {
  const { t } = useTranslation('cardHistory')
  const id = useId()
  const { counted, left, toPay } = progressOf(cap)
  const [from, to] = [cap.period_from, cap.period_to].map(useNamedDay())
  return (
    <section aria-labelledby={id} style={{ display: 'grid', gap: 12 }}>
      <div>
        <Typography id={id} component="h2" variant="h3">
          <bdi>{cap.name}</bdi>
        </Typography>
        {from && to && (
          <Typography color="text.secondary">{from === to ? from : t('caps.period', { from, to })}</Typography>
        )}
      </div>
      <CapPicture cap={cap} />
      <Typography sx={{ fontWeight: 700 }}>
        {left > 0 ? t('caps.left', { count: left, free: cap.ride_free_on }) : t('caps.reached')}
      </Typography>
      <Typography color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('caps.progress', { counted, toPay, ride: cap.ride_free_on })}
      </Typography>
    </section>
  )
}
