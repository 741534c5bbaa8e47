import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { palette } from '../../../shared/ui/colours/palette'
import { useCardNames } from '../fareMedia/onDemand'
import { rounded } from '../../../shared/ui/rounded'

const Field = styled('div')({
  display: 'grid',
  gap: 4,
  width: '100%',
  maxWidth: '26em',
  '& label': { fontSize: '0.9375rem', fontWeight: 600 },
  '& select': {
    minHeight: 44,
    width: '100%',
    padding: '8px 12px',
    border: `1px solid ${palette.outline}`,
    borderRadius: rounded(10),
    background: palette.surface,
    color: palette.text,
    font: 'inherit',
  },
})

interface TargetChoiceProps {
  id: string
  targets: FareMedium[]
  value: string
  onChange: (card: string) => void
}

/** Asks to which card something goes. */
export function TargetChoice({ id, targets, value, onChange }: TargetChoiceProps) {
  const { t } = useTranslation('lostCard')
  const nameOf = useCardNames()
  return (
    <Field>
      <label htmlFor={id}>{t('to')}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {targets.map((card) => (
          <option key={card.faremedia_id} value={card.faremedia_id}>
            {nameOf(card).short}
          </option>
        ))}
      </select>
    </Field>
  )
}
