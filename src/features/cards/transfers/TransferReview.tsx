import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { formatMoney } from '../../../shared/locales/money'
import { useAppSelector } from '../../../shared/store'
import { Faults } from '../../../shared/submission/Faults'
import { isUnsure, reasonsIn } from '../../../shared/submission/submission'
import type { Submission } from '../../../shared/submission/submission'
import { BusyButton } from '../../../shared/ui/buttons/BusyButton'
import { Button } from '../../../shared/ui/buttons/Button'
import { runningState } from '../../../shared/ui/states/runningState'
import { lazyPart } from '../../../i18n/lazyPart'
import { selectSettings } from '../../identity/settings'
import { ContactWays } from '../../identity/settings/onDemand'
import { isOutOfUse, movableFunds, standingOf } from '../fareMedia/onDemand'
import { FacesAfter } from './TransferFaces'
import type { Transfer } from './transferRules'

const ChargeNote = lazyPart(() => import('./ChargeNote'), ['autoload', 'payment'])

interface TransferReviewProps {
  cards: FareMedium[]
  wanted: Transfer
  attempt: Submission<unknown>
  onMove: () => void
  onChange: () => void
}

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  '& > *': { flex: { xs: '1 1 100%', sm: 'none' } },
}

/** Shows the amount and both balances afterwards. Only here money moves. */
export function TransferReview({ cards, wanted, attempt, onMove, onChange }: TransferReviewProps) {
  const { t, i18n } = useTranslation('transfers')
  const from = cards.find((card) => card.faremedia_id === wanted.fromId)
  const to = cards.find((card) => card.faremedia_id === wanted.toId)
  const amount = formatMoney(wanted.amount, i18n.language)
  const settings = useAppSelector(selectSettings)
  const isBusy = attempt.status === 'sending'
  // The cards are read again after a refusal, and may have changed elsewhere.
  const isEnough = from !== undefined && movableFunds(from) >= wanted.amount
  const known = reasonsIn(attempt)
  const mayCharge = from && isEnough && !isOutOfUse(standingOf(from, settings))
  const errors = known.length === 0 && from && !isEnough ? [{ key: 'transfers:tooMuch' }] : known
  return (
    <Paper variant="outlined" sx={{ mt: 4, p: { xs: 2, sm: 4 }, display: 'grid', gap: 3 }}>
      <Faults of={errors} />
      {isUnsure(attempt) && <ContactWays />}
      {from && to ? (
        <FacesAfter amount={wanted.amount} from={from} to={to} />
      ) : (
        <Typography>{t('review.cardGone')}</Typography>
      )}
      {mayCharge && from.autoload && runningState(from.autoload) === 'active' && (
        <Suspense fallback={null}>
          <ChargeNote card={from} autoload={from.autoload} amount={wanted.amount} />
        </Suspense>
      )}
      <Box sx={actions}>
        {isEnough && to && (
          <BusyButton variant="contained" size="large" busy={isBusy} busyText={t('review.busy')} onClick={onMove}>
            {t('review.move', { amount })}
          </BusyButton>
        )}
        <Button size="large" disabled={isBusy} onClick={onChange}>
          {t('review.change')}
        </Button>
      </Box>
    </Paper>
  )
}
