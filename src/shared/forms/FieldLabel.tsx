import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { blankBetween } from '../locales/lists'
import type { FieldSpec } from './fields/fieldSpec'

/** A field is required unless its label says "optional"; a checkbox may always stay empty. */
export function FieldLabel({ field }: { field: FieldSpec }) {
  const { t } = useTranslation('shared')
  const label = field.lang ? <span lang={field.lang}>{field.label}</span> : field.label
  if (field.required || field.kind === 'checkbox') return label
  const optional = t('form.optional')
  return (
    <>
      {label}
      {blankBetween('', optional)}
      <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
        {optional}
      </Box>
    </>
  )
}
