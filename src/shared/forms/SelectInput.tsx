import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { nameOf } from './fields/fieldSpec'
import type { InputProps } from './inputProps'

/** The device's own list of choices, which works best on a phone. */
export function SelectInput({ field, id, describedBy, wiring }: InputProps) {
  const { t } = useTranslation('shared')
  const { form } = wiring
  const fieldName = nameOf(field)
  const { ref, name, onChange, onBlur } = form.register(fieldName)
  const options = field.options ?? []
  const offered = JSON.stringify(options.map((option) => option.value))

  // Choices that load late, or in another language, must not change the selection.
  useEffect(() => {
    form.setValue(fieldName, form.getValues(fieldName) ?? '')
  }, [form, fieldName, offered])

  return (
    <NativeSelect
      id={id}
      name={name}
      inputRef={ref}
      input={<OutlinedInput />}
      aria-describedby={describedBy}
      inputProps={{ required: field.required ?? false, autoComplete: field.autoComplete }}
      onChange={(event) => {
        void onChange(event)
        wiring.changed(field)
      }}
      onBlur={(event) => {
        void onBlur(event)
        wiring.left(field)
      }}
    >
      {!options.some((option) => option.value === '') && <option value="">{t('form.choose')}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} lang={option.lang}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  )
}
