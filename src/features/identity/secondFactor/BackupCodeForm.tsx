import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { ConfigForm } from '../../../shared/forms/ConfigForm'
import { Button } from '../../../shared/ui/buttons/Button'
import { backupCodeField } from './backupCodeField'
import type { Open } from './machine'

interface BackupCodeFormProps {
  state: Open
  onCode: (code: string) => void
  onBack: () => void
}

/** Asks for a backup code in place of the code for a lost phone (decision 124). */
export function BackupCodeForm({ state, onCode, onBack }: BackupCodeFormProps) {
  const { t } = useTranslation('secondFactor')
  return (
    <>
      <Typography>{t('backup.text')}</Typography>
      <ConfigForm
        secret
        fields={[backupCodeField(t)]}
        submitText={t('code.submit')}
        busy={state.pending === 'verify'}
        busyText={t('code.busy')}
        errors={state.errors}
        fieldErrors={state.fieldErrors?.backup_code && state.fieldErrors}
        onSubmit={({ backup_code = '' }) => onCode(backup_code)}
        extraActions={
          <Button size="large" onClick={onBack}>
            {t('backup.useText')}
          </Button>
        }
      />
    </>
  )
}
