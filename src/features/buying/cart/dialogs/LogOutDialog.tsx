import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../shared/dialogs/ConfirmDialog'
import { inOneText } from '../../../../shared/locales/lists'
import type { LogOut } from './loggingOut'

export default function LogOutDialog({ params: { count, saved }, answer }: LogOut) {
  const { t } = useTranslation('cart')
  return (
    <ConfirmDialog
      title={t('dialogs.logOutWithCart.title')}
      text={inOneText([
        count > 0 && t('dialogs.logOutWithCart.text', { count }),
        saved > 0 && t('dialogs.logOutWithCart.saved', { count: saved }),
      ])}
      confirmText={t('dialogs.logOutWithCart.logOut')}
      cancelText={t('dialogs.logOutWithCart.stay')}
      onConfirm={() => answer('logOut')}
      onCancel={() => answer('stay')}
    />
  )
}
