import { styled } from '@mui/material/styles'
import { useWatch } from 'react-hook-form'
import { palette } from '../ui/colours/palette'
import { nameOf } from './fields/fieldSpec'
import type { FieldSpec } from './fields/fieldSpec'
import type { FormWiring } from './useConfigForm'
import { rounded } from '../ui/rounded'

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 })

const Choice = styled('button')({
  minHeight: 44,
  padding: '0 16px',
  border: `1px solid ${palette.divider}`,
  borderRadius: rounded(22),
  background: 'none',
  color: palette.text,
  font: 'inherit',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { background: palette.sunken },
  '&[aria-pressed="true"]': { borderColor: palette.primary, boxShadow: `inset 0 0 0 1px ${palette.primary}` },
  '@media (forced-colors: active)': { '&[aria-pressed="true"]': { borderColor: 'Highlight' } },
})

interface FieldChoicesProps {
  field: FieldSpec
  choices: NonNullable<FieldSpec['choices']>
  wiring: FormWiring
}

/** Values that the visitor can take by one press. They can also type any other. */
export function FieldChoices({ field, choices, wiring }: FieldChoicesProps) {
  const typed = useWatch({ control: wiring.form.control, name: nameOf(field) })
  return (
    <Row>
      {choices.map(({ value, label }) => (
        <Choice key={value} type="button" aria-pressed={typed === value} onClick={() => wiring.pick(field, value)}>
          {label}
        </Choice>
      ))}
    </Row>
  )
}
