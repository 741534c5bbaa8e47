import { styled } from '@mui/material/styles'
import { useController } from 'react-hook-form'
import { palette } from '../ui/colours/palette'
import { FieldLabel } from './FieldLabel'
import { nameOf } from './fields/fieldSpec'
import type { InputProps } from './inputProps'

/** The browser's own control in the portal's colours, because its grey in the dark theme is not ours. */
export const tickStyle = {
  appearance: 'none',
  width: 22,
  height: 22,
  margin: 0,
  border: `2px solid ${palette.outline}`,
  borderRadius: 5,
  cursor: 'pointer',
  '&:checked': { borderColor: palette.primary, background: palette.primary },
  '&:checked::before': {
    content: '""',
    display: 'block',
    margin: '3px 2px',
    height: 12,
    background: palette.onPrimary,
    clipPath: 'polygon(14% 42%, 0 58%, 40% 100%, 100% 16%, 86% 0, 38% 66%)',
  },
  '@media (forced-colors: active)': { appearance: 'auto' },
} as const

export const TickLabel = styled('label')({
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  gap: 12,
  alignItems: 'start',
  minHeight: 44,
  paddingTop: 9,
  cursor: 'pointer',
  '& input': { ...tickStyle, marginTop: 1 },
})
const About = styled('div')({ paddingLeft: 36 })

export function CheckboxInput({ field, id, describedBy, isInvalid, wiring }: InputProps) {
  const { field: box } = useController({ control: wiring.form.control, name: nameOf(field), defaultValue: '' })
  const { ref, name, value, onChange, onBlur } = box
  return (
    <>
      <TickLabel htmlFor={id}>
        <input
          ref={ref}
          type="checkbox"
          id={id}
          name={name}
          checked={value === 'true'}
          required={field.required ?? false}
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
          onChange={(event) => {
            onChange(event.target.checked ? 'true' : '')
            wiring.changed(field)
          }}
          onBlur={() => onBlur()}
        />
        <span>
          <FieldLabel field={field} />
        </span>
      </TickLabel>
      {field.about && <About>{field.about}</About>}
    </>
  )
}
