import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useFocusOnError } from '../focus/useFocusOnError'
import { Glyph } from '../ui/Glyph'
import { expandGlyph } from '../ui/glyphs/acts'
import { palette } from '../ui/colours/palette'

export interface Choice {
  value: string
  label: ReactNode
  detail?: ReactNode
  /** Shows at the end of the row: a price or a brand. */
  end?: ReactNode
  /** Opens below the row while it is chosen, as in an accordion. */
  panel?: ReactNode
  /** A small heading above the row, where another sort of choices begins. */
  lead?: string
}

interface ChoiceListProps {
  name: string
  legend: string
  choices: Choice[]
  value: string | null
  onChange: (value: string) => void
  error?: string
  /** The id of the form that Enter on a choice submits, if the choices are outside that form. */
  form?: string
}

const legendStyle = {
  '&, &.Mui-focused': { color: 'text.primary' },
  mb: 1,
  fontWeight: 700,
  fontSize: '1.125rem',
}

/** Shows radio buttons, each in a row large enough for a thumb. */
export function ChoiceList({ name, legend, choices, value, onChange, error, form }: ChoiceListProps) {
  const group = useRef<HTMLDivElement>(null)
  const errorId = `${name}-error`
  useFocusOnError(group, error)
  return (
    <FormControl component="fieldset" error={error !== undefined} aria-describedby={error ? errorId : undefined}>
      <FormLabel component="legend" sx={legendStyle}>
        {legend}
      </FormLabel>
      <RadioGroup
        ref={group}
        name={name}
        value={value ?? ''}
        onChange={(_, chosen) => onChange(chosen)}
        sx={{ gap: 1 }}
      >
        {choices.map((choice) => (
          <Row key={choice.value} choice={choice} isChosen={choice.value === value} form={form} />
        ))}
      </RadioGroup>
      <FormHelperText id={errorId} role="alert" sx={{ mx: 0 }}>
        {error}
      </FormHelperText>
    </FormControl>
  )
}

interface RowProps {
  choice: Choice
  isChosen: boolean
  form: string | undefined
}

function Row({ choice, isChosen, form }: RowProps) {
  const { lead, panel } = choice
  return (
    <>
      {lead && <Box sx={{ mt: 1.5, fontWeight: 700 }}>{lead}</Box>}
      <Box
        sx={{
          borderRadius: 1,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: isChosen ? 'primary.main' : palette.outline,
          boxShadow: isChosen ? `inset 0 0 0 1px ${palette.primary}` : 'none',
        }}
      >
        <Option choice={choice} isChosen={isChosen} form={form} />
        {panel && isChosen && <Box sx={{ px: { xs: 1.5, sm: 2.5 }, pt: 1.5, pb: 2.5 }}>{panel}</Box>}
      </Box>
    </>
  )
}

function Option({ choice: { value, label, detail, end, panel }, isChosen, form }: RowProps) {
  return (
    <FormControlLabel
      value={value}
      control={<Radio slotProps={{ input: { form } }} />}
      disableTypography
      sx={{ display: 'flex', m: 0, px: 1, py: 0.75, alignItems: 'flex-start', '& > :last-child': { flexGrow: 1 } }}
      label={
        <Box
          component="span"
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 1, py: 1.125, pr: 0.5 }}
        >
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
              {label}
            </Box>
            {detail && (
              <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.9375rem' }}>
                {detail}
              </Box>
            )}
          </Box>
          <Box component="span" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
            {end}
            {panel && (
              <Glyph shape={expandGlyph} size={24} style={isChosen ? { transform: 'rotate(180deg)' } : undefined} />
            )}
          </Box>
        </Box>
      }
    />
  )
}
