import { styled } from '@mui/material/styles'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject, SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { focusWhenLost, useFocusOnChange } from '../focus/moveFocus'
import { Button } from '../ui/buttons/Button'
import { palette } from '../ui/colours/palette'
import { fieldStyle } from '../ui/fieldStyle'
import { calendarGlyph } from '../ui/glyphs/products'
import { SkeletonBar } from '../ui/waiting/SkeletonLines'

export interface FilterChoice {
  name: string
  label: string
  options: { value: string; label: string }[]
}

interface ListFilterProps {
  filter: Record<string, string>
  /** Choices besides the days. The first of each is "all". */
  choices: FilterChoice[]
  onFilter: (filter: Record<string, string>) => void
  /** Undefined where the answer below offers it. */
  onClear: (() => void) | undefined
}

const calendar = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="black" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${calendarGlyph}"/></svg>`

const Form = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 12,
  '& label': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 4,
    flex: '1 1 108px',
    minWidth: 0,
    maxWidth: 220,
    fontSize: '0.9375rem',
    fontWeight: 600,
  },
  '& label:has(input)': { flexBasis: 142 },
  '& > [aria-expanded]': { display: 'none' },
  '@media (max-width: 599.95px)': {
    '& label, & label:has(input)': { flexBasis: 150 },
    '& > [aria-expanded]': { display: 'flex', flexBasis: '100%', justifyContent: 'start' },
    '& > [aria-expanded="false"] ~ *': { display: 'none' },
  },
  '& :is(input, select)': { ...fieldStyle, width: '100%', fontWeight: 400, textOverflow: 'ellipsis' },
  // Each browser has its own calendar sign.
  '& input::-webkit-calendar-picker-indicator': {
    width: 20,
    height: 20,
    margin: 0,
    padding: 0,
    background: palette.textSoft,
    mask: `url("data:image/svg+xml,${encodeURIComponent(calendar)}")`,
    cursor: 'pointer',
  },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& button': { minHeight: 48 },
})

/** A document shows these places, because nothing takes input before the portal runs. */
const Places = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 12,
  '& > span': { flex: '1 1 140px', maxWidth: 220, height: 75 },
  '@media (max-width: 599.95px)': {
    '& > span': { flexBasis: '100%', maxWidth: 'none', height: 48 },
    '& > span + span': { display: 'none' },
  },
})

function setValue(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  field.value = value
  // A choice that is not offered (yet) counts as none.
  if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0
}

/** Returns the chosen values of a form. Swapped days are put in order. */
function filterIn(form: HTMLFormElement, choices: FilterChoice[]): Record<string, string> {
  const data = new FormData(form)
  const textOf = (name: string) => String(data.get(name) ?? '')
  const days = [textOf('from'), textOf('to')]
  const [from = '', to = ''] = days.every(Boolean) ? days.sort() : days
  return { ...Object.fromEntries(choices.map(({ name }) => [name, textOf(name)])), from, to }
}

function FilterSkeleton({ fields }: { fields: number }) {
  return (
    <Places aria-hidden data-waiting>
      {Array.from({ length: fields + 1 }, (_, at) => (
        <SkeletonBar key={at} shade="faint" />
      ))}
    </Places>
  )
}

export function ListFilter(props: ListFilterProps) {
  return import.meta.env.SSR ? <FilterSkeleton fields={2 + props.choices.length} /> : <FilterForm {...props} />
}

/** Fills the fields. They stay, with their focus, while the address changes their values. */
function useShownFilter(form: RefObject<HTMLFormElement | null>, filter: Record<string, string>): void {
  const shown = JSON.stringify(filter)
  useLayoutEffect(() => {
    const values = JSON.parse(shown) as Record<string, string | undefined>
    for (const field of form.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]') ?? [])
      setValue(field, values[field.name] ?? '')
  }, [form, shown])
}

/** Asks for the days, card, type or status of a list. It is folded on a phone, unless something is filtered. */
function FilterForm({ filter, choices, onFilter, onClear }: ListFilterProps) {
  const { t } = useTranslation('lists')
  const id = useId()
  const isFiltered = Object.keys(filter).length > 0
  const canClear = isFiltered && onClear !== undefined
  const [isOpen, setOpen] = useState(isFiltered)
  const form = useRef<HTMLFormElement>(null)
  useShownFilter(form, filter)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onFilter(filterIn(event.currentTarget, choices))
  }
  useFocusOnChange(isFiltered, () => focusWhenLost(() => form.current?.querySelector('input')))
  return (
    <Form ref={form} role="search" aria-label={t('filter.label')} onSubmit={submit} data-print="hide">
      <Button data-opens aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('filter.label')}
      </Button>
      {(['from', 'to'] as const).map((name) => (
        <label key={name} htmlFor={`${id}${name}`}>
          {t(`filter.${name}`)}
          <input id={`${id}${name}`} name={name} type="date" max="9999-12-31" defaultValue={filter[name]} />
        </label>
      ))}
      {choices.map(({ name, label, options }) => (
        <label key={name} htmlFor={`${id}${name}`}>
          {label}
          {/* Choices that load late bring the chosen one with them. */}
          <select key={options.length} id={`${id}${name}`} name={name} defaultValue={filter[name] ?? ''}>
            <option value="">{t('filter.all')}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <div>
        <Button type="submit" variant="outlined">
          {t('filter.show')}
        </Button>
        {/* The button keeps its place without a filter, so that a filter does not push the list down. */}
        <Button
          key={String(canClear)}
          disabled={!canClear}
          aria-hidden={!canClear}
          onClick={onClear}
          sx={canClear ? undefined : { visibility: 'hidden' }}
        >
          {t('filter.clear')}
        </Button>
      </div>
    </Form>
  )
}
