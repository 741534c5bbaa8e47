import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'

interface FieldSuggestionProps {
  value: string
  onTake: () => void
}

/** "Did you mean …?": pressing it takes the suggestion. Until then the typed value stays, and submitting sends it. */
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
