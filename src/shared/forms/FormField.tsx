import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useState } from 'react'
import type { TextRef } from '../notices/noticesSlice'
import { Told } from '../ui/told/Told'
import { CheckboxInput } from './CheckboxInput'
import { FieldChoices } from './FieldChoices'
import { FieldLabel } from './FieldLabel'
import type { FieldSpec } from './fields/fieldSpec'
import { FieldSuggestion } from './FieldSuggestion'
import type { InputProps } from './inputProps'
import { SelectInput } from './SelectInput'
import { TextInput } from './TextInput'
import type { FormWiring } from './useConfigForm'

interface FormFieldProps {
  field: FieldSpec
  id: string
  error: TextRef | undefined
  wiring: FormWiring
}

const labelStyle = {
  mb: 0.75,
  fontWeight: 600,
  fontSize: '0.9375rem',
  '&, &.Mui-focused': { color: 'text.primary' },
  '&.Mui-error': { color: 'error.main' },
} as const

const widthFor = ({ size = 0, adornment }: FieldSpec) => `calc(${size}ch + ${adornment ? 7 : 3}rem)`

const inputs = { text: TextInput, email: TextInput, password: TextInput, tel: TextInput, select: SelectInput }

export function FormField({ field, id, error, wiring }: FormFieldProps) {
  const [leftOut, setLeftOut] = useState<TextRef>()
  const { kind = 'text', hint } = field
  const note = error ?? leftOut
  const suggestion = note ? undefined : wiring.suggestions.get(field.key)
  const hintId = `${id}-hint`
  const noteId = `${id}-note`
  const inputProps: InputProps = {
    field,
    id,
    describedBy: [hint && hintId, (note || suggestion) && noteId].filter(Boolean).join(' ') || undefined,
    isInvalid: error !== undefined,
    wiring,
    onLeftOut: (words) => {
      setLeftOut(words)
      if (words && words.key !== leftOut?.key) wiring.say(words)
    },
  }
  const Input = kind === 'checkbox' ? undefined : inputs[kind]
  const input = Input ? <Input {...inputProps} /> : <CheckboxInput {...inputProps} />
  return (
    <FormControl
      error={error !== undefined}
      fullWidth
      sx={{
        gridColumn: { xs: '1 / -1', sm: `span ${field.width ?? 12}` },
        minWidth: 0,
        '& .MuiInputBase-root': field.size ? { maxWidth: widthFor(field) } : undefined,
      }}
    >
      {Input && (
        <FormLabel htmlFor={id} sx={labelStyle}>
          <FieldLabel field={field} />
        </FormLabel>
      )}
      {hint && (
        <FormHelperText id={hintId} error={false} sx={{ m: 0, mb: 0.75 }}>
          {hint}
        </FormHelperText>
      )}
      {field.beside ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          {input}
          {field.beside}
        </Box>
      ) : (
        input
      )}
      {field.choices && field.choices.length > 0 && (
        <FieldChoices field={field} choices={field.choices} wiring={wiring} />
      )}
      {/* One line stays free, so that an error that appears on leaving the field does not move the button being
          pressed. */}
      <FormHelperText id={noteId} component="div" sx={{ mx: 0, minHeight: '1.5rem' }}>
        {note && <Told of={note} />}
        {suggestion && <FieldSuggestion value={suggestion} onTake={() => wiring.take(field, suggestion)} />}
      </FormHelperText>
    </FormControl>
  )
}
