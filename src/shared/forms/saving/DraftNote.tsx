import { useTranslation } from 'react-i18next'
import { Alert } from '../../ui/Alert'
import { Button } from '../../ui/buttons/Button'

export function DraftNote({ onDrop }: { onDrop: () => void }) {
  const { t } = useTranslation('shared')
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 3 }}
      action={
        <Button variant="outlined" size="small" onClick={onDrop}>
          {t('draft.drop')}
        </Button>
      }
    >
      {t('draft.kept')}
    </Alert>
  )
}
