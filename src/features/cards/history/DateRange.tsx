import { styled } from '@mui/material/styles'
import { useId, useRef } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/buttons/Button'
import { palette } from '../../../shared/ui/colours/palette'
import { inOrder } from './historyRules'

const Range = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 12,
  '& > div': { display: 'grid', gap: 4, flex: '1 1 9em', maxWidth: '12em' },
  '& label': { fontSize: '0.9375rem', fontWeight: 600 },
  '& input': {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 44,
    padding: '8px 12px',
    border: `1px solid ${palette.outline}`,
    borderRadius: 10,
    background: palette.surface,
    color: palette.text,
    colorScheme: 'light dark',
    font: 'inherit',
  },
})

interface DateRangeProps {
  /** ISO dates, or empty. */
  from: string
  to: string
  onChange: (from: string, to: string) => void
}

/** Asks for the first and the last day to show. Either may stay empty; swapped days are put in order. */
export function DateRange({ from, to, onChange }: DateRangeProps) {
  const { t } = useTranslation('cardHistory')
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const last = useRef<HTMLInputElement>(null)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onChange(...inOrder(first.current?.value ?? '', last.current?.value ?? ''))
  }
  const clear = () => {
    for (const input of [first, last]) if (input.current) input.current.value = ''
    first.current?.focus()
    onChange('', '')
  }
  return (
    <Range role="search" aria-label={t('filter.label')} onSubmit={submit}>
      <div>
        <label htmlFor={`${id}from`}>{t('filter.from')}</label>
        <input key={from} ref={first} id={`${id}from`} type="date" max="9999-12-31" defaultValue={from} />
      </div>
      <div>
        <label htmlFor={`${id}to`}>{t('filter.to')}</label>
        <input key={to} ref={last} id={`${id}to`} type="date" max="9999-12-31" defaultValue={to} />
      </div>
      <Button type="submit" variant="outlined">
        {t('filter.show')}
      </Button>
      {(from || to) && <Button onClick={clear}>{t('filter.clear')}</Button>}
    </Range>
  )
}
