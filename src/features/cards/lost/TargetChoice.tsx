import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { FareMedium } from '../../../api/contract/cards/fareMedia'
import { fieldStyle } from '../../../shared/ui/fieldStyle'
import { SmallCardFace, useCardNames } from '../fareMedia/onDemand'

const Field = styled('div')({
  display: 'grid',
  gap: 6,
  width: '100%',
  maxWidth: '26em',
  // The face is as high as its content.
  '&& > div': { minHeight: 0 },
  '& > label, & > span': { fontSize: '0.9375rem', fontWeight: 600 },
  '& select': { ...fieldStyle, width: '100%' },
})

interface TargetChoiceProps {
  id: string
  targets: FareMedium[]
  value: string
  onChange: (card: string) => void
}

export function TargetChoice({ id, targets, value, onChange }: TargetChoiceProps) {
  const { t } = useTranslation('lostCard')
  const nameOf = useCardNames()
  const chosen = targets.find(({ faremedia_id }) => faremedia_id === value)
  const face = chosen && <SmallCardFace card={chosen} />
  if (targets.length === 1)
    return (
      <Field>
        <span>{t('to')}</span>
        {face}
      </Field>
    )
  return (
    <Field>
      <label htmlFor={id}>{t('to')}</label>
      {face}
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
