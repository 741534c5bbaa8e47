import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareCap, FareMedium } from '../../../api/contract/cards/fareMedia'
import { palette } from '../../../shared/ui/colours/palette'
import { useNamedDay } from '../../../shared/ui/useNamedDay'
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden'
import { EmptyState } from '../../../shared/ui/page/EmptyState'
import { CapPicture } from './CapPicture'
import { progressOf } from '../fareMedia/onDemand'

const List = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > section': {
    display: 'grid',
    gap: 12,
    paddingBottom: 24,
    marginBottom: 24,
    borderBottom: `1px solid ${palette.divider}`,
  },
  '& h2': { margin: 0, fontSize: '1.25rem', fontWeight: 700 },
  '& p': { margin: 0, color: palette.textSoft, fontVariantNumeric: 'tabular-nums' },
})

const Ends = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '2px 16px',
})

/** Shows a card's fare caps (FM-08, decision 102): how many rides count, and how many are left to pay. */
export function CapsTab({ card: { fare_caps } }: { card: FareMedium }) {
  const { t } = useTranslation('cardHistory')
  const { good = [], dropped = 0 } = fare_caps ?? {}
  if (good.length === 0 && dropped === 0)
    return <EmptyState title={t('caps.none')} text={t('caps.noneText')} headingLevel={3} />
  return (
    <List>
      {good.map((cap) => (
        <Cap key={cap.cap_id} cap={cap} />
      ))}
      {dropped > 0 && <p>{t('caps.notShown', { count: dropped })}</p>}
      {good.length > 0 && <p>{t('caps.perCard')}</p>}
    </List>
  )
}

function Cap({ cap }: { cap: FareCap }) {
  const { t } = useTranslation(['cardHistory', 'fareMedia'])
  const id = useId()
  const { counted, left, toPay } = progressOf(cap)
  const [from, to] = [cap.period_from, cap.period_to].map(useNamedDay())
  return (
    <section aria-labelledby={id}>
      <Ends>
        <h2 id={id}>
          <bdi>{cap.name}</bdi>
        </h2>
        {from && to && <p>{from === to ? from : t('caps.period', { from, to })}</p>}
      </Ends>
      <strong>{left > 0 ? t('caps.left', { count: left }) : t('caps.reached')}</strong>
      <VisuallyHidden>{t('fareMedia:cap.rides', { cap: cap.name, counted, toPay })}</VisuallyHidden>
      <CapPicture cap={cap} />
    </section>
  )
}
