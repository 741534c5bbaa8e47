import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useFocusOnChange } from '../focus/moveFocus'
import { useFocusOnError } from '../focus/useFocusOnError'
import { Button } from '../ui/buttons/Button'
import { Glyph } from '../ui/Glyph'
import { expandGlyph } from '../ui/glyphs/acts'
import { palette } from '../ui/colours/palette'

export interface Choice {
  value: string
  label: ReactNode
  detail?: ReactNode
  /** Shows at the end of the row: a price or a brand. */
  end?: ReactNode
  /** Opens below the row while it is chosen. */
  panel?: ReactNode
  /**
   * Names another sort of choices, which begins here. The sort is folded until the visitor opens it or has chosen from
   * it.
   */
  lead?: string
}

interface ChoiceListProps {
  name: string
  legend: string
  choices: Choice[]
  value: string | null
  onChange: (value: string) => void
  error?: string
  /** Id of the form that Enter submits, if the choices are outside of it. */
  form?: string
}

const legendStyle = {
  '&, &.Mui-focused': { color: 'text.primary' },
  mb: 1,
  fontWeight: 700,
  fontSize: '1.125rem',
}

/** Radio buttons in rows that are large enough for a thumb. */
export function ChoiceList({ name, legend, choices, value, onChange, error, form }: ChoiceListProps) {
  const group = useRef<HTMLDivElement>(null)
  const errorId = `${name}-error`
  const other = choices.findIndex(({ lead }) => lead)
  const isOtherChosen = other > 0 && choices.slice(other).some((choice) => choice.value === value)
  const [isAsked, setAsked] = useState(isOtherChosen)
  const isFolded = other > 0 && !isAsked && !isOtherChosen
  useFocusOnError(group, error)
  useFocusOnChange(isAsked, () => group.current?.querySelectorAll('input')[other]?.focus())
  return (
    <FormControl component="fieldset" error={error !== undefined} aria-describedby={error ? errorId : undefined}>
      <FormLabel component="legend" sx={legendStyle}>
        {legend}
      </FormLabel>
      <Box ref={group} sx={{ display: 'grid', gap: 1 }}>
        {(isFolded ? choices.slice(0, other) : choices).map((choice) => (
          <Row
            key={choice.value}
            choice={choice}
            isChosen={choice.value === value}
            group={{ name, form }}
            onChoose={onChange}
          />
        ))}
        {isFolded && (
          <Button
            data-opens
            aria-expanded={false}
            onClick={() => setAsked(true)}
            sx={{ justifySelf: 'start', marginInlineStart: '-12px' }}
          >
            {choices[other]?.lead}
          </Button>
        )}
      </Box>
      <FormHelperText id={errorId} role="alert" sx={{ mx: 0 }}>
        {error}
      </FormHelperText>
    </FormControl>
  )
}

interface RowProps {
  choice: Choice
  isChosen: boolean
  group: { name: string; form: string | undefined }
  onChoose: (value: string) => void
}

function Row({ choice, isChosen, group, onChoose }: RowProps) {
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
        <Option choice={choice} isChosen={isChosen} group={group} onChoose={onChoose} />
        {panel && isChosen && <Box sx={{ px: { xs: 1.5, sm: 2.5 }, pt: 1.5, pb: 2.5 }}>{panel}</Box>}
      </Box>
    </>
  )
}

const OptionLabel = styled('label')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'start',
  padding: '15px 12px 15px 14px',
  cursor: 'pointer',
  '& > input': {
    appearance: 'none',
    width: 22,
    height: 22,
    margin: '1px 4px 0 0',
    border: `2px solid ${palette.outline}`,
    borderRadius: '50%',
    cursor: 'pointer',
    '&:checked': { border: `7px solid ${palette.primary}` },
  },
})
const Words = styled('span')({ overflowWrap: 'anywhere' })
const Name = styled('span')({ display: 'block', fontWeight: 600 })
const Detail = styled('span')({ display: 'block', color: palette.textSoft, fontSize: '0.9375rem' })
const End = styled('span')({ display: 'flex', alignItems: 'flex-start', gap: 8 })

function Option({ choice: { value, label, detail, end, panel }, isChosen, group, onChoose }: RowProps) {
  return (
    <OptionLabel>
      <input type="radio" {...group} value={value} checked={isChosen} onChange={() => onChoose(value)} />
      <Words>
        <Name>{label}</Name>
        {detail && <Detail>{detail}</Detail>}
      </Words>
      <End>
        {end}
        {panel && (
          <Glyph shape={expandGlyph} size={24} style={isChosen ? { transform: 'rotate(180deg)' } : undefined} />
        )}
      </End>
    </OptionLabel>
  )
}
