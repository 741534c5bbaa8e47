import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { paths } from '../../../shared/paths'
import { useRemote } from '../../../shared/remote/useRemote'
import { Page } from '../../../shared/ui/page/Page'
import { FormPlace, RemotePage } from '../../../shared/ui/page/RemotePart'
import { Redirect } from '../../../shared/ui/page/Redirect'
import { SkeletonCard } from '../../../shared/ui/waiting/SkeletonCard'
import { Waiting } from '../../../shared/ui/waiting/Waiting'
import { lazyPart } from '../../../i18n/lazyPart'
import { amountBounds } from '../../cards/autoload'
import { paymentMethods } from '../../paying/payment/onDemand'
import './walletAutoload'
import { WalletHome } from './WalletHome'
import { wallet } from './walletState'
import type { Wallet } from './walletState'

// Each form has its own address.
const LoadPage = lazyPart(() => import('./LoadPage'))
const AutoloadPanel = lazyPart(async () => ({ default: (await import('../../cards/autoload/onDemand')).AutoloadPanel }))

/** Shows balance, load and autoload (ACC-11), each at its address. */
export default function WalletScreen() {
  const { part } = useParams()
  if (part !== undefined && part !== 'load' && part !== 'autoload') return <Redirect to={paths.accountWallet} />
  // The wallet is read again with each page, because a charge or another tab may have changed it.
  return <WalletPages key={part} part={part} />
}

function WalletPages({ part }: { part: 'load' | 'autoload' | undefined }) {
  const { t } = useTranslation(['wallet', 'autoload'])
  const own = useRemote(wallet)
  useRemote(paymentMethods)
  useRemote(amountBounds)
  const title = part === 'load' ? t('load.title') : part === 'autoload' ? t('autoloadTitle') : t('title')
  const frame = { title, lead: part === 'load' ? t('load.lead') : part ? undefined : t('lead'), form: !!part }
  const skeleton = part ? (
    <FormPlace height={420} />
  ) : (
    <Waiting>
      <SkeletonCard height={240} lines={4} />
    </Waiting>
  )
  return (
    <RemotePage of={own} {...frame} failed={t('failed')} skeleton={skeleton}>
      {(value) =>
        part === undefined ? (
          <WalletHome wallet={value} />
        ) : (
          <Suspense fallback={<Page {...frame}>{skeleton}</Page>}>
            {part === 'load' ? <LoadPage wallet={value} /> : <AutoloadOfWallet wallet={value} />}
          </Suspense>
        )
      }
    </RemotePage>
  )
}

function AutoloadOfWallet({ wallet: { balance, autoload, spending, load_allowed } }: { wallet: Wallet }) {
  const { t } = useTranslation('wallet')
  return (
    <Page title={t('autoloadTitle')} form>
      <AutoloadPanel
        target={{ kind: 'wallet' }}
        autoload={autoload}
        spending={spending}
        balance={balance}
        obstacle={load_allowed ? undefined : t('locked')}
      />
    </Page>
  )
}
