import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/paths'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { Page } from '../../../shared/ui/page/Page'
import { Price } from '../../../shared/ui/Price'
import { AutoloadState, usePlanText } from '../../cards/autoload'
import { LockedNote } from './LockedNote'
import type { Wallet } from './walletState'

const paper = { p: { xs: 2, sm: 3 }, display: 'grid', gap: 2, justifyItems: 'start' }

/** What the wallet holds, and what can be done with it (ACC-11). */
export function WalletHome({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation(['wallet', 'autoload'])
  const planText = usePlanText()
  const { autoload } = wallet
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Paper component="section" variant="outlined" sx={paper} aria-labelledby="wallet-balance">
          <Typography id="wallet-balance" component="h2" variant="h3">
            {t('balance')}
          </Typography>
          <Price cents={wallet.balance} size="large" />
          {wallet.load_allowed ? (
            <LinkButton variant="contained" to={paths.accountWalletLoad}>
              {t('load.title')}
            </LinkButton>
          ) : (
            <LockedNote wallet={wallet} />
          )}
        </Paper>
        {(autoload || wallet.load_allowed) && (
          <Paper component="section" variant="outlined" sx={paper} aria-labelledby="wallet-autoload">
            <Typography id="wallet-autoload" component="h2" variant="h3">
              {t('autoload:title')}
            </Typography>
            {autoload ? (
              <>
                <AutoloadState autoload={autoload} />
                <Typography>{planText(autoload)}</Typography>
              </>
            ) : (
              <Typography>{t('autoload:none.wallet')}</Typography>
            )}
            <LinkButton variant="outlined" to={paths.accountWalletAutoload}>
              {t(autoload ? 'manageAutoload' : 'autoload:none.act')}
            </LinkButton>
          </Paper>
        )}
      </Box>
    </Page>
  )
}
