import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { withBlank } from '../../../shared/locales/lists'
import { LineWithStops, Stop } from '../../../shared/ui/lines/LineWithStops'
import { Price } from '../../../shared/ui/Price'
import { palette } from '../../../shared/ui/colours/palette'
import { useCardName } from '../fareMedia/onDemand'

interface End {
  card: FareMedium
  /** General funds after the transfer, in cents; undefined of a card that has left the account. */
  funds: number | undefined
}

interface BalancesAfterProps {
  amount: number
  from: End
  to: End
}

const Way = styled('div')({
  display: 'grid',
  gap: 20,
  '& p': { margin: 0 },
  '& .moved': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 12 },
  '& small': { display: 'block', fontSize: '0.9375rem', color: palette.textSoft },
  '& strong': { overflowWrap: 'anywhere' },
  '& li': { paddingInlineStart: 38, paddingBottom: 24 },
  '& li:last-of-type': { paddingBottom: 0 },
})

export function BalancesAfter({ amount, from, to }: BalancesAfterProps) {
  const { t } = useTranslation('transfers')
  return (
    <Way>
      <p className="moved">
        <span>{t('moved')}</span>
        <Price cents={amount} size="large" />
      </p>
      <LineWithStops>
        <End label={t('from')} end={from} />
        <End label={t('to')} end={to} />
      </LineWithStops>
    </Way>
  )
}

function End({ label, end: { card, funds } }: { label: string; end: End }) {
  const { t } = useTranslation('transfers')
  const { full } = useCardName(card)
  return (
    <Stop>
      <small>{label}</small>
      <strong>
        <bdi>{full}</bdi>
      </strong>
      {funds !== undefined && (
        <small>
          {withBlank(t('then'))}
          <Price cents={funds} size="small" />
        </small>
      )}
    </Stop>
  )
}
