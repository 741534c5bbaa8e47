import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/fareMedia'
import { formatDay } from '../../../shared/dates'
import { DateTime } from '../../../shared/ui/DateTime'
import { Price } from '../../../shared/ui/Price'

/** Shows a card's balances, its rider type, and its last day of validity. */
export function CardBalances({ card, headingId }: { card: FareMedium; headingId: string }) {
  const { t, i18n } = useTranslation('fareMedia')
  const { balances, rider_type, expiration_date } = card
  const isDay = formatDay(expiration_date ?? '', i18n.language) !== ''
  const facts = [
    { name: t('facts.rider'), value: rider_type },
    { name: t('facts.category'), value: card.category },
    { name: t('facts.expires'), value: isDay && expiration_date && <DateTime iso={expiration_date} show="day" /> },
  ].filter(({ value }) => value)
  return (
    <>
      <Typography id={headingId} component="h2" variant="h3">
        {t('facts.title')}
      </Typography>
      {balances ? (
        <Box component="dl" sx={{ ...list, mt: 2 }}>
          <Box>
            <dt>{t('facts.general')}</dt>
            <dd>
              <Price cents={balances.general_funds} />
            </dd>
          </Box>
          {balances.commuter_benefits > 0 && (
            <Box>
              <dt>{t('facts.commuter')}</dt>
              <dd>
                <Price cents={balances.commuter_benefits} />
              </dd>
            </Box>
          )}
        </Box>
      ) : (
        <Typography sx={{ mt: 1 }}>{t('facts.noBalance')}</Typography>
      )}
      {facts.length > 0 && (
        <Box component="dl" sx={{ ...list, mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
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

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9em), 1fr))',
  gap: 2,
  mb: 0,
  '& dt': { fontSize: '0.9375rem', color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 700, overflowWrap: 'anywhere' },
}
