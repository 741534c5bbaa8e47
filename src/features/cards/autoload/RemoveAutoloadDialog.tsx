import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog'
import type { DialogAnswer, DialogParams } from '../../../shared/dialogs/dialogsSlice'
import type {} from './changeAutoload'

interface RemoveAutoloadDialogProps {
  params: DialogParams<'removeAutoload'>
  answer: (answer: DialogAnswer<'removeAutoload'>) => void
}

export default function RemoveAutoloadDialog({ params, answer }: RemoveAutoloadDialogProps) {
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
