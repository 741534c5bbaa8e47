import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../shared/locales/money'
import { paths } from '../../../shared/paths'
import { LinkButton } from '../../../shared/ui/buttons/Button'
import { dusk } from '../../../shared/ui/colours/tokens'
import { Page } from '../../../shared/ui/page/Page'
import { PagePart, PageParts } from '../../../shared/ui/parts/PagePart'
import { AutoloadState, usePlanText } from '../../cards/autoload'
import { Face } from '../../cards/fareMedia/onDemand'
import { selectSettings } from '../../identity/settings'
import { RunFacts } from '../../paying/payment/onDemand'
import { useAppSelector } from '../../../shared/store'
import { LockedNote } from './LockedNote'
import type { Wallet } from './walletState'

export function WalletHome({ wallet }: { wallet: Wallet }) {
  const { t, i18n } = useTranslation(['wallet', 'autoload'])
  const { name } = useAppSelector(selectSettings).operator
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '320px minmax(0, 1fr)' },
          gap: { xs: 3, lg: 4 },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 360px)', gap: 2 }}>
          <Face colour={dusk.house}>
            <span className="card-head">
              <span className="card-issuer">{name}</span>
            </span>
            <span className="card-name">{t('title')}</span>
            <span className="card-row" data-end>
              <span className="card-small">{t('balance')}</span>
              <strong className="card-balance">{formatMoney(wallet.balance, i18n.language)}</strong>
            </span>
          </Face>
          {wallet.load_allowed ? (
            <LinkButton variant="contained" size="large" to={paths.accountWalletLoad}>
              {t('load.title')}
            </LinkButton>
          ) : (
            <LockedNote wallet={wallet} />
          )}
        </Box>
        <PageParts>
          {(wallet.autoload || wallet.load_allowed) && <AutoloadPart autoload={wallet.autoload} />}
          <PagePart
            beside
            title={t('changes.title')}
            acts={
              <LinkButton variant="outlined" to={`${paths.accountPurchases}/1?account=wallet`}>
                {t('changes.act')}
              </LinkButton>
            }
          >
            {null}
          </PagePart>
        </PageParts>
      </Box>
    </Page>
  )
}

function AutoloadPart({ autoload }: Pick<Wallet, 'autoload'>) {
  const { t } = useTranslation(['wallet', 'autoload'])
  const planText = usePlanText()
  return (
    <PagePart title={t('autoload:title')} state={autoload && <AutoloadState autoload={autoload} />}>
      <Typography>{autoload ? planText(autoload) : t('autoload:none.wallet')}</Typography>
      {autoload && <RunFacts of={autoload} />}
      <LinkButton variant="outlined" to={paths.accountWalletAutoload} sx={{ mt: 1 }}>
        {t(autoload ? 'manageAutoload' : 'autoload:none.act')}
      </LinkButton>
    </PagePart>
  )
}
