import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../../api/contract/cards/fareMedia'
import { formatDay } from '../../../../shared/locales/dates'
import { withBlank } from '../../../../shared/locales/lists'
import { When } from '../../../../shared/ui/When'
import { Price } from '../../../../shared/ui/Price'
import { knownKind } from './cardStanding'

interface CardBalancesProps {
  card: FareMedium
  headingId: string
  /** The funds stand below the card's face. */
  withoutFunds?: boolean
}

export function CardBalances({ card, headingId, withoutFunds }: CardBalancesProps) {
  const { t, i18n } = useTranslation('fareMedia')
  const { rider_type, expiration_date } = card
  const isDay = formatDay(expiration_date ?? '', i18n.language) !== ''
  const facts = [
    { name: t('facts.rider'), value: rider_type },
    { name: t('facts.category'), value: card.category },
    { name: t('facts.expires'), value: isDay && expiration_date && <When iso={expiration_date.slice(0, 10)} /> },
  ].filter(({ value }) => value)
  return (
    <>
      <Typography id={headingId} component="h2" variant="h3" sx={{ mb: 2 }}>
        {t('facts.title')}
      </Typography>
      {!withoutFunds && <CardFunds card={card} />}
      {facts.length > 0 && (
        <Box component="dl" sx={{ ...list, 'dl + &': { mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' } }}>
          {facts.map(({ name, value }) => (
            <Box key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </Box>
          ))}
        </Box>
      )}
    </>
  )
}

interface CardFundsProps {
  card: FareMedium
  /** The card's face above shows its general funds. What a card owes is said again, with what becomes of it. */
  belowFace?: boolean
}

/** Shows general funds, commuter benefits and loads that cannot be spent yet (FM-16). */
export function CardFunds({ card: { type, balances, pending_loads }, belowFace }: CardFundsProps) {
  const { t } = useTranslation('fareMedia')
  // The money of a bank card is at the bank.
  if (knownKind(type) === 'bank card') return null
  if (!balances) return <Typography sx={{ mt: 1 }}>{t('facts.noBalance')}</Typography>
  const isOwing = balances.general_funds < 0
  if (belowFace && !isOwing && balances.commuter_benefits <= 0 && !pending_loads?.length) return null
  return (
    <Box component="dl" sx={list}>
      {(!belowFace || isOwing) && (
        <Box>
          <dt>{t('facts.general')}</dt>
          <dd>
            <Price cents={balances.general_funds} />
            {isOwing && <small>{t('facts.owed')}</small>}
          </dd>
        </Box>
      )}
      {balances.commuter_benefits > 0 && (
        <Box>
          <dt>{t('facts.commuter')}</dt>
          <dd>
            <Price cents={balances.commuter_benefits} />
            <small>{t('facts.commuterText')}</small>
          </dd>
        </Box>
      )}
      {pending_loads?.map(({ amount, usable_from }, index) => (
        <Box key={index}>
          <dt>{t('facts.pending')}</dt>
          <dd>
            <Price cents={amount} />
            {usable_from && (
              <small>
                {withBlank(t('facts.usableFrom'))}
                <When iso={usable_from} inSentence />
              </small>
            )}
          </dd>
        </Box>
      ))}
    </Box>
  )
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11em), 1fr))',
  gap: 2,
  my: 0,
  '& dt': { fontSize: '0.9375rem', color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 700, overflowWrap: 'anywhere' },
  '& dd small': { display: 'block', fontSize: '0.875rem', fontWeight: 400, color: 'text.secondary' },
}
