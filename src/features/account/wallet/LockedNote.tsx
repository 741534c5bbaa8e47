import { useTranslation } from 'react-i18next'
import { Alert } from '../../../shared/ui/Alert'
import type { Wallet } from './walletState'

/** Says that the wallet cannot be loaded, with the backend's reason (decision 108). */
export function LockedNote({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation('wallet')
  return (
    <Alert severity="info" role="group" title={t('locked')}>
      {wallet.load_not_allowed_reason}
    </Alert>
  )
}
