import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { WalletLoad } from '../../../api/contract/account/wallet'
import { focusPageHeading } from '../../../shared/focus/pageHeading'
import { valueOf } from '../../../shared/remote/remote'
import { paths } from '../../../shared/paths'
import { useAppSelector } from '../../../shared/store'
import { Button, LinkButton } from '../../../shared/ui/buttons/Button'
import { DateTime } from '../../../shared/ui/DateTime'
import { MaskedName } from '../../../shared/ui/MaskedName'
import { DoneHeading } from '../../../shared/ui/states/DoneHeading'
import { Page } from '../../../shared/ui/page/Page'
import { Price } from '../../../shared/ui/Price'
import { FactList } from '../../../shared/ui/parts/FactList'
import { chargedName } from '../../paying/payment/onDemand'
import { LoadSteps } from './LoadSteps'
import { wallet } from './walletState'

export function LoadDone({ load }: { load: WalletLoad }) {
  const { t } = useTranslation('wallet')
  // The wallet is read again after the load.
  const balance = valueOf(useAppSelector(wallet.select))?.balance ?? load.balance
  useEffect(() => focusPageHeading(), [])
  return (
    <Page title={t('load.done')} heading={<DoneHeading>{t('load.done')}</DoneHeading>} form>
      <LoadSteps current={undefined} />
      <Paper variant="outlined" sx={{ mt: 4, p: { xs: 2, sm: 4 }, display: 'grid', gap: 3 }}>
        <FactList
          facts={[
            [t('load.loaded'), <Price key="amount" cents={load.amount} />],
            [t('load.paidWith'), <MaskedName key="method">{chargedName(load.paid_with, load.method)}</MaskedName>],
            [t('load.now'), <Price key="now" cents={balance} size="small" />],
            [t('load.receipt'), load.receipt_number],
            [t('load.date'), <DateTime key="date" iso={load.date} zone />],
          ]}
        />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 2,
            '& > *': { flex: { xs: '1 1 100%', sm: 'none' } },
            '@media print': { display: 'none' },
          }}
        >
          <LinkButton variant="contained" to={paths.accountWallet}>
            {t('load.toWallet')}
          </LinkButton>
          <Button onClick={() => window.print()}>{t('load.print')}</Button>
        </Box>
      </Paper>
    </Page>
  )
}
