import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog'
import { useLeaveGuard } from '../../../shared/navigation/useLeaveGuard'

interface LeaveQuestionProps {
  when: boolean
  onLeave: () => void
}

export function LeaveQuestion({ when, onLeave }: LeaveQuestionProps) {
  const { t } = useTranslation('profile')
  const { isAsked, stay, leave } = useLeaveGuard(when)
  if (!isAsked) return null
  return (
    <ConfirmDialog
      title={t('unsaved.title')}
      text={t('unsaved.text')}
      confirmText={t('unsaved.leave')}
      cancelText={t('unsaved.stay')}
      onCancel={stay}
      onConfirm={() => {
        onLeave()
        leave()
      }}
    />
  )
}
