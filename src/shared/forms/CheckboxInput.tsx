import { styled } from '@mui/material/styles'
import { useController } from 'react-hook-form'
import { tickStyle } from '../ui/fieldStyle'
import { FieldLabel } from './FieldLabel'
import { nameOf } from './fields/fieldSpec'
import type { InputProps } from './inputProps'

/** The browser's own checkbox in the portal's colours. */
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

/** A checkbox. Its value is 'true' or ''. */
export function CheckboxInput({ field, id, describedBy, wiring }: InputProps) {
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
