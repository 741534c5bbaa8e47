import { styled } from '@mui/material/styles'
import { useController } from 'react-hook-form'
import { palette } from '../ui/colours/palette'
import { FieldLabel } from './FieldLabel'
import { nameOf } from './fields/fieldSpec'
import type { InputProps } from './inputProps'

/**
 * The browser's own checkbox in the portal's colour: riders know its tick, and it needs a twelfth of the code of MUI's.
 */
export const TickLabel = styled('label')({
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  gap: 12,
  alignItems: 'start',
  minHeight: 44,
  paddingTop: 9,
  cursor: 'pointer',
  '& input': { width: 22, height: 22, margin: '1px 0 0', accentColor: palette.primary, cursor: 'pointer' },
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
