import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '../../api/contract/paymentMethods'
import { formatMoney } from '../../shared/locales/money'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { faultIn } from '../../shared/submission/submission'
import { Alert } from '../../shared/ui/Alert'
import { BusyButton } from '../../shared/ui/BusyButton'
import { Button } from '../../shared/ui/Button'
import { MaskedName } from '../../shared/ui/MaskedName'
import { Price } from '../../shared/ui/Price'
import { Told } from '../../shared/ui/told/Told'
import { useMethodName } from '../payment'
import { LoadFacts } from './LoadFacts'
import { loadAsked, walletLoading } from './sendLoad'
import type { WantedLoad } from './sendLoad'

interface LoadReviewProps {
  wanted: WantedLoad
  balance: number
  methods: readonly PaymentMethod[]
  onChange: () => void
}

/** On a phone the buttons have the same width. */
const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  '& > *': { flex: { xs: '1 1 100%', sm: 'none' } },
}

/** Shows what will be loaded. Only here money is taken. */
export function LoadReview({ wanted, balance, methods, onChange }: LoadReviewProps) {
  const { t, i18n } = useTranslation('wallet')
  const dispatch = useAppDispatch()
  const attempt = useAppSelector(walletLoading.select)
  const nameOf = useMethodName()
  const method = methods.find(({ id }) => id === wanted.methodId)
  const isBusy = attempt.status === 'sending'
  const errors = faultIn(attempt)?.errors ?? []
  return (
    <Paper variant="outlined" sx={{ mt: 4, p: { xs: 2, sm: 4 }, display: 'grid', gap: 3 }}>
      {errors.length > 0 && (
        <Alert severity="error">
          {errors.map((error) => (
            <Typography key={error.key}>
              <Told of={error} />
            </Typography>
          ))}
        </Alert>
      )}
      <LoadFacts
        facts={[
          [t('load.loaded'), <Price key="amount" cents={wanted.amount} />],
          [t('load.paidWith'), method ? <MaskedName key="method">{nameOf(method)}</MaskedName> : t('load.methodGone')],
          [t('load.then'), <Price key="then" cents={balance + wanted.amount} size="small" />],
        ]}
      />
      <Box sx={actions}>
        {method && (
          <BusyButton
            variant="contained"
            size="large"
            busy={isBusy}
            busyText={t('load.busy')}
            onClick={() => dispatch(loadAsked(wanted))}
          >
            {t('load.act', { amount: formatMoney(wanted.amount, i18n.language) })}
          </BusyButton>
        )}
        <Button size="large" aria-disabled={isBusy} onClick={() => !isBusy && onChange()}>
          {t('load.change')}
        </Button>
      </Box>
    </Paper>
  )
}
