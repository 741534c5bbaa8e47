import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useTranslation } from 'react-i18next'
import type { PaymentMethod } from '../../../api/contract/paying/paymentMethods'
import { formatMoney } from '../../../shared/locales/money'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { Faults } from '../../../shared/submission/Faults'
import { isUnsure, reasonsIn } from '../../../shared/submission/submission'
import { BusyButton } from '../../../shared/ui/buttons/BusyButton'
import { Button } from '../../../shared/ui/buttons/Button'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { Price } from '../../../shared/ui/Price'
import { FactList } from '../../../shared/ui/parts/FactList'
import { ContactWays } from '../../identity/settings/onDemand'
import { useMethodName } from '../../paying/payment/onDemand'
import { loadAsked, walletLoading } from './sendLoad'
import type { WantedLoad } from './sendLoad'

interface LoadReviewProps {
  wanted: WantedLoad
  balance: number
  methods: readonly PaymentMethod[]
  onChange: () => void
}

const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  '& > *': { flex: { xs: '1 1 100%', sm: 'none' } },
}

/** Only here money is taken. */
export function LoadReview({ wanted, balance, methods, onChange }: LoadReviewProps) {
  const { t, i18n } = useTranslation('wallet')
  const dispatch = useAppDispatch()
  const attempt = useAppSelector(walletLoading.select)
  const nameOf = useMethodName()
  const method = methods.find(({ id }) => id === wanted.methodId)
  const isBusy = attempt.status === 'sending'
  return (
    <Paper variant="outlined" sx={{ mt: 4, p: { xs: 2, sm: 4 }, display: 'grid', gap: 3 }}>
      <Faults of={reasonsIn(attempt)} />
      {isUnsure(attempt) && <ContactWays />}
      <FactList
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
