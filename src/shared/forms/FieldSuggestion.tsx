import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'

interface FieldSuggestionProps {
  value: string
  onTake: () => void
}

/** "Did you mean …?": one press takes it. What was typed stays until then, and is sent if that is what is wanted. */
export function FieldSuggestion({ value, onTake }: FieldSuggestionProps) {
  const { t } = useTranslation('shared')
  return (
    <>
      {t('form.suggestion')}{' '}
      <Link
        component="button"
        type="button"
        onClick={onTake}
        sx={{ minHeight: 24, font: 'inherit', fontWeight: 700, overflowWrap: 'anywhere', textAlign: 'start' }}
      >
        {value}
      </Link>
    </>
  )
}
