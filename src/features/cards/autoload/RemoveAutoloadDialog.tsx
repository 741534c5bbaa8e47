import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog'
import type { RemoveAutoload } from './changeAutoload'

export default function RemoveAutoloadDialog({ params, answer }: RemoveAutoload) {
  const { t } = useTranslation('autoload')
  return (
    <ConfirmDialog
      title={t('remove.question')}
      text={t(params.ofWallet ? 'remove.wallet' : 'remove.card')}
      confirmText={t('remove.confirm')}
      cancelText={t('remove.cancel')}
      onConfirm={() => answer('remove')}
      onCancel={() => answer('keep')}
    />
  )
}
