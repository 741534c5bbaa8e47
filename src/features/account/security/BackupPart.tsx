import { useTranslation } from 'react-i18next'
import { ConfigForm } from '../../../shared/forms/ConfigForm'
import { useAppSelector } from '../../../shared/store'
import { formState } from '../../../shared/submission/submission'
import { Button } from '../../../shared/ui/buttons/Button'
import { selectUser } from '../../identity/session'
import { backupRenewal } from './backupCodes'
import { EditedPart } from './EditedPart'
import { isFactorOn } from './factorSlice'
import { currentPassword } from './passwordFields'
import { useEdited } from './useEdited'

/** Says how many backup codes are left, and makes new ones (decision 124). */
export function BackupPart() {
  const { t } = useTranslation(['security', 'shared'])
  const user = useAppSelector(selectUser)
  const { state, send, isOpen, open, close } = useEdited(backupRenewal)
  if (!isFactorOn(user)) return null
  const count = user?.mfa_backup_codes_left
  return (
    <EditedPart
      id="backup-codes"
      title={t('backup.title')}
      state={
        <>
          <div>{t('backup.text')}</div>
          {count != null && <div>{t('backup.left', { count })}</div>}
        </>
      }
      acts={
        <Button variant="outlined" onClick={open}>
          {t('backup.make')}
        </Button>
      }
      form={
        isOpen && (
          <ConfigForm
            secret
            idPrefix="backup"
            fields={user?.has_password === false ? [] : [currentPassword(t)]}
            submitText={t('backup.make')}
            busyText={t('saving')}
            {...formState(state)}
            onSubmit={({ current_password }) => send({ current_password })}
            extraActions={
              <Button size="large" onClick={close}>
                {t('shared:cancel')}
              </Button>
            }
          >
            {t('backup.replaces')}
          </ConfigForm>
        )
      }
    />
  )
}
