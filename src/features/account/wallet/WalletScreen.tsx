import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { paths } from '../../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../../shared/store'
import { FailurePanel } from '../../../shared/ui/page/FailurePanel'
import { Page } from '../../../shared/ui/page/Page'
import { Redirect } from '../../../shared/ui/page/Redirect'
import { SkeletonCard } from '../../../shared/ui/waiting/SkeletonCard'
import { lazyPart } from '../../../i18n/lazyPart'
import { TextLink } from '../../../shared/ui/buttons/TextLink'
import { amountBounds } from '../../cards/autoload'
import { paymentMethods } from '../../paying/payment/onDemand'
import { WalletHome } from './WalletHome'
import { walletHomeFeature } from './walletHomeFeature'
import { wallet } from './walletState'
import type { Wallet } from './walletState'

export const feature = walletHomeFeature

// Each form comes with its own address.
const LoadPage = lazyPart(() => import('./LoadPage'))
const AutoloadPanel = lazyPart(async () => ({ default: (await import('../../cards/autoload/onDemand')).AutoloadPanel }))

/** The rider's wallet (ACC-11): what it holds, its load and its autoload, each at its own address. */
export default function WalletScreen() {
  const { t } = useTranslation(['wallet', 'autoload'])
  const { part } = useParams()
  const dispatch = useAppDispatch()
  const remote = useAppSelector(wallet.select)
  useEffect(() => {
    // Read again with each of its pages: a charge may have been made, or another tab has changed it.
    dispatch(wallet.requested())
    dispatch(paymentMethods.requested())
    dispatch(amountBounds.requested())
  }, [dispatch, part])
  const title = part === 'load' ? t('load.title') : part === 'autoload' ? t('autoloadTitle') : t('title')
  if (part !== undefined && part !== 'load' && part !== 'autoload') return <Redirect to={paths.accountWallet} />
  if (remote.status === 'failed')
    return (
      <Page title={title}>
        <FailurePanel title={t('failed')} error={remote.error} onRetry={() => dispatch(wallet.requested())} />
      </Page>
    )
  const skeleton = (
    <Page title={title} lead={part ? undefined : t('lead')}>
      <div aria-busy>
        <SkeletonCard height={part ? 420 : 240} lines={part ? 7 : 4} />
      </div>
    </Page>
  )
  if (remote.status !== 'loaded') return skeleton
  if (part === undefined) return <WalletHome wallet={remote.value} />
  return (
    <Suspense fallback={skeleton}>
      {part === 'load' ? <LoadPage wallet={remote.value} /> : <AutoloadOfWallet wallet={remote.value} />}
    </Suspense>
  )
}

function AutoloadOfWallet({ wallet: { balance, autoload, spending, load_allowed } }: { wallet: Wallet }) {
  const { t } = useTranslation('wallet')
  return (
    <Page title={t('autoloadTitle')}>
      <AutoloadPanel
        target={{ kind: 'wallet' }}
        autoload={autoload}
        spending={spending}
        balance={balance}
        obstacle={load_allowed ? undefined : t('locked')}
      />
      <TextLink to={paths.accountWallet} sx={{ display: 'inline-block', mt: 3 }}>
        {t('toWallet')}
      </TextLink>
    </Page>
  )
}
