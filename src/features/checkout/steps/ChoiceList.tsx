import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { focusFirstField } from '../../../shared/focus/moveFocus'
import { palette } from '../../../shared/ui/palette'

export interface Choice {
  value: string
  label: ReactNode
  detail?: ReactNode
  /** Shows at the end of the row: a price or a brand. */
  end?: ReactNode
  /** The choice is disabled, and its detail says why. */
  isDisabled?: boolean
  /** Opens below the row while it is chosen. */
  panel?: ReactNode
}

interface ChoiceListProps {
  name: string
  legend: string
  choices: Choice[]
  value: string | null
  onChange: (value: string) => void
  /** Why the form cannot continue; the first choice takes the focus. */
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
  useEffect(() => {
    if (error) focusFirstField(group.current)
  }, [error])
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
  const { panel } = choice
  if (!panel) return <Option choice={choice} isChosen={isChosen} form={form} />
  return (
    <Box sx={{ display: 'grid' }}>
      <Option choice={choice} isChosen={isChosen} form={form} />
      {isChosen && (
        <Box
          sx={{ pt: 2.5, pb: 2, pl: { sm: 2.5 }, ml: { sm: 2.25 }, borderLeft: { sm: `3px solid ${palette.primary}` } }}
        >
          {panel}
        </Box>
      )}
    </Box>
  )
}

function Option({ choice, isChosen, form }: RowProps) {
  const { value, label, detail, end, isDisabled = false } = choice
  return (
    <FormControlLabel
      value={value}
      disabled={isDisabled}
      control={<Radio slotProps={{ input: { form } }} />}
      disableTypography
      sx={{
        m: 0,
        px: 1,
        py: 0.75,
        alignItems: 'flex-start',
        borderRadius: 1,
        bgcolor: isDisabled ? 'transparent' : 'background.paper',
        border: 1,
        borderStyle: isDisabled ? 'dashed' : 'solid',
        borderColor: isChosen ? 'primary.main' : palette.outline,
        boxShadow: isChosen ? `inset 0 0 0 1px ${palette.primary}` : 'none',
        '& > :last-child': { flexGrow: 1 },
      }}
      label={
        <Box
          component="span"
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 1, py: 1.125, pr: 0.5 }}
        >
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            <Box
              component="span"
              sx={{ display: 'block', fontWeight: 600, color: isDisabled ? 'text.secondary' : undefined }}
            >
              {label}
            </Box>
            {detail && (
              <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.9375rem' }}>
                {detail}
              </Box>
            )}
          </Box>
          {end}
        </Box>
      }
    />
  )
}
