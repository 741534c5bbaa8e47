import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Pass } from '../../../api/contract/cards/passes'
import { useFocusOnError } from '../../../shared/focus/useFocusOnError'
import { palette } from '../../../shared/ui/colours/palette'
import { tickStyle } from '../../../shared/forms/CheckboxInput'
import { useNamedDay } from '../../../shared/ui/useNamedDay'
import { rounded } from '../../../shared/ui/rounded'

const Ticks = styled('fieldset')({
  display: 'grid',
  alignContent: 'start',
  gap: 8,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { marginBottom: 8, padding: 0, fontSize: '1.125rem', fontWeight: 700 },
  '& label': {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    gap: 12,
    padding: '12px 14px',
    border: `1px solid ${palette.outline}`,
    borderRadius: rounded(10),
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  '& label:has(input:checked)': { borderColor: palette.primary, boxShadow: `inset 0 0 0 1px ${palette.primary}` },
  '& label:has(input:disabled)': { color: palette.textSoft, background: palette.sunken, cursor: 'default' },
  '& input': { ...tickStyle, marginTop: 1 },
  '& small': { display: 'block', fontWeight: 400, fontSize: '0.9375rem', color: palette.textSoft },
  '& p': { margin: 0, color: palette.error },
})

interface PassTicksProps {
  legend: string
  passes: readonly Pick<Pass, 'pass_id' | 'name' | 'expiration_date'>[]
  note?: (id: string) => ReactNode
  /** What cannot be ticked comes last. */
  isBarred?: (id: string) => boolean
  ticked: readonly string[]
  onChange: (ticked: string[]) => void
  error?: string
  children?: ReactNode
}

export function PassTicks({
  legend,
  passes,
  note,
  isBarred = () => false,
  ticked,
  onChange,
  error,
  children,
}: PassTicksProps) {
  const { t } = useTranslation('ownPasses')
  const namedDay = useNamedDay()
  const field = useRef<HTMLFieldSetElement>(null)
  useFocusOnError(field, error)
  const toggle = (id: string) => onChange(ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id])
  const sorted = passes.toSorted((a, b) => Number(isBarred(a.pass_id)) - Number(isBarred(b.pass_id)))
  return (
    <Ticks ref={field} aria-describedby={error ? 'ticks-error' : undefined}>
      <legend>{legend}</legend>
      {children}
      {sorted.map(({ pass_id, name, expiration_date }) => (
        <label key={pass_id}>
          <input
            type="checkbox"
            checked={ticked.includes(pass_id)}
            disabled={isBarred(pass_id)}
            onChange={() => toggle(pass_id)}
          />
          <span>
            <strong>
              <bdi>{name}</bdi>
            </strong>
            {expiration_date && <small>{t('goodThrough', { day: namedDay(expiration_date) })}</small>}
            {note?.(pass_id)}
          </span>
        </label>
      ))}
      <p id="ticks-error" role="alert">
        {error}
      </p>
    </Ticks>
  )
}
