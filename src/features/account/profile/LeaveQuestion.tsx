import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../shared/dialogs/ConfirmDialog'
import { useLeaveGuard } from '../../../shared/navigation/useLeaveGuard'

interface LeaveQuestionProps {
  /** Something is typed that is not saved. */
  when: boolean
  /** The rider gives it up. */
  onLeave: () => void
}

/** Asks before the rider leaves the page with changes that are not saved. */
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
