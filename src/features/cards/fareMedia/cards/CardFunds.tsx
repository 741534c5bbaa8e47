import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { formatDay } from '../../../../shared/locales/dates'
import { palette } from '../../../../shared/ui/colours/palette'
import { When } from '../../../../shared/ui/When'
import { Price } from '../../../../shared/ui/Price'
import { knownKind } from './cardStanding'

/** Returns the facts that a card's face does not show, each with its name. */
export function useCardFacts({ rider_type, category, expiration_date }: FareMedium): (readonly [string, ReactNode])[] {
  const { t, i18n } = useTranslation('fareMedia')
  const isDay = formatDay(expiration_date ?? '', i18n.language) !== ''
  const facts = [
    [t('facts.rider'), rider_type],
    [t('facts.category'), category],
    [t('facts.expires'), isDay && expiration_date && <When key="expires" iso={expiration_date.slice(0, 10)} />],
  ] as const
  return facts.flatMap(([name, value]) => (value ? [[name, <bdi key={name}>{value}</bdi>]] : []))
}

/** Shows below a card's face what it lacks: commuter benefits, and what becomes of what the card owes (FM-16). */
export function CardFunds({ card: { type, balances }, inList = false }: { card: FareMedium; inList?: boolean }) {
  const { t } = useTranslation('fareMedia')
  // The money of a bank card is at the bank.
  if (knownKind(type) === 'bank card') return null
  if (!balances) return <Typography>{t('facts.noBalance')}</Typography>
  const isOwing = balances.general_funds < 0
  if (!isOwing && balances.commuter_benefits <= 0) return null
  return (
    <Funds>
      {isOwing && (
        <div>
          <dt>{t('facts.general')}</dt>
          <dd>
            <Price cents={balances.general_funds} />
          </dd>
          <dd>{t('facts.owed')}</dd>
        </div>
      )}
      {balances.commuter_benefits > 0 && (
        <div>
          <dt>{t('facts.commuter')}</dt>
          <dd>
            <Price cents={balances.commuter_benefits} />
          </dd>
          {!inList && <dd>{t('facts.commuterText')}</dd>}
        </div>
      )}
    </Funds>
  )
}

const Funds = styled('dl')({
  display: 'grid',
  gap: 12,
  margin: 0,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: 16,
    overflowWrap: 'anywhere',
  },
  '& dd': { margin: 0, fontWeight: 700 },
  '& dd + dd': {
    flexBasis: '100%',
    fontSize: '0.875rem',
    fontWeight: 400,
    color: palette.textSoft,
    textWrap: 'pretty',
  },
})
