import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { nameOf } from './fields/fieldSpec'
import type { InputProps } from './inputProps'

/** A select cuts a long choice, so it is transparent and covers this text, which wraps. */
const Chosen = styled('span')({
  flex: 1,
  minWidth: 0,
  minHeight: '1.5rem',
  padding: '12px 32px 12px 0',
  lineHeight: '1.5rem',
  overflowWrap: 'break-word',
  '& + select.MuiNativeSelect-select': {
    position: 'absolute',
    inset: 0,
    boxSizing: 'border-box',
    height: 'auto',
    opacity: 0,
  },
})

/** The device's own list, which works best on a phone. */
export function SelectInput({ field, id, describedBy, wiring }: InputProps) {
  const { t } = useTranslation('shared')
  const { form } = wiring
  const fieldName = nameOf(field)
  const { ref, name, onChange, onBlur } = form.register(fieldName)
  const chosen = useWatch({ control: form.control, name: fieldName })
  const given = field.options ?? []
  const options = given.some(({ value }) => value === '') ? given : [{ value: '', label: t('form.choose') }, ...given]
  const shown = options.find(({ value }) => value === (chosen ?? ''))
  const offered = JSON.stringify(options.map((option) => option.value))

  // Choices that load late or change their language must not change the selection.
  useEffect(() => {
    form.setValue(fieldName, form.getValues(fieldName) ?? '')
  }, [form, fieldName, offered])

  return (
    <NativeSelect
      id={id}
      name={name}
      inputRef={ref}
      input={
        <OutlinedInput
          startAdornment={
            <Chosen lang={shown?.lang} aria-hidden>
              {shown?.label}
            </Chosen>
          }
        />
      }
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
      {options.map((option) => (
        <option key={option.value} value={option.value} lang={option.lang}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  )
}
