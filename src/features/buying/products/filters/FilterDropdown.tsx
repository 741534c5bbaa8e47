import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Filter } from '../../../../api/contract/buying/products'
import { fieldStyle } from '../../../../shared/ui/fieldStyle'

interface FilterDropdownProps {
  filter: Filter
  /** A uuid, or ''. */
  chosen: string
  onChoose: (value: string) => void
}

const Field = styled('div')({
  // Without this, the longest option would widen the panel.
  minWidth: 0,
  '& label': { display: 'block', marginBottom: 6, fontWeight: 600, overflowWrap: 'anywhere' },
  '& select': { ...fieldStyle, width: '100%', cursor: 'pointer' },
})

/** A native select works best on phones, and has type-ahead everywhere. */
export function FilterDropdown({ filter, chosen, onChoose }: FilterDropdownProps) {
  const { t } = useTranslation('shared')
  const id = useId()
  return (
    <Field>
      <label htmlFor={id}>{filter.display_name}</label>
      <select id={id} value={chosen} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{t('form.choose')}</option>
        {filter.values.map((value) => (
          <option key={value.uuid} value={value.uuid}>
            {value.short_description ? `${value.value} – ${value.short_description}` : value.value}
          </option>
        ))}
      </select>
    </Field>
  )
}
