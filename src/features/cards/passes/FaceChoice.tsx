import { styled } from '@mui/material/styles'
import { useId, useRef } from 'react'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { useFocusOnError } from '../../../shared/focus/useFocusOnError'
import { palette } from '../../../shared/ui/colours/palette'
import { rounded } from '../../../shared/ui/rounded'
import { SmallCardFace } from '../fareMedia/onDemand'

const Choices = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 12,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { marginBottom: 8, padding: 0, fontSize: '1.125rem', fontWeight: 700 },
  // It has the colour of the face's text.
  '& input': {
    appearance: 'none',
    position: 'absolute',
    insetInlineEnd: 0,
    bottom: 0,
    width: 24,
    height: 24,
    margin: 0,
    color: 'inherit',
    border: '2px solid currentColor',
    borderRadius: '50%',
    outline: 'none',
    cursor: 'inherit',
    '&:checked': { borderWidth: 7 },
  },
  '& p': { gridColumn: '1 / -1', margin: 0, color: palette.error },
  '@media (forced-colors: active)': { '& input': { appearance: 'auto' } },
})

const Option = styled('label')({
  position: 'relative',
  borderRadius: rounded(14),
  cursor: 'pointer',
  '&:has(input:checked)': { outline: `3px solid ${palette.primary}`, outlineOffset: 3 },
  '&:has(input:focus-visible)': { outline: '3px solid var(--portal-focus)', outlineOffset: 3 },
})

interface FaceChoiceProps {
  legend: string
  cards: readonly FareMedium[]
  value: string | null
  onChange: (id: string) => void
  error?: string
}

export function FaceChoice({ legend, cards, value, onChange, error }: FaceChoiceProps) {
  const field = useRef<HTMLFieldSetElement>(null)
  const id = useId()
  useFocusOnError(field, error)
  return (
    <Choices ref={field} aria-describedby={error ? id : undefined}>
      <legend>{legend}</legend>
      {cards.map((card) => (
        <Option key={card.faremedia_id}>
          <SmallCardFace card={card}>
            <small>{card.rider_type}</small>
            <input
              type="radio"
              name="card"
              checked={card.faremedia_id === value}
              onChange={() => onChange(card.faremedia_id)}
            />
          </SmallCardFace>
        </Option>
      ))}
      <p id={id} role="alert">
        {error}
      </p>
    </Choices>
  )
}
