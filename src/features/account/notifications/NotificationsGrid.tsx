import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { FieldSpec, FormValues } from '../../../shared/forms/fields/fieldSpec'
import { runsOf } from '../../../shared/forms/FieldGroup'
import { inWords } from '../../../shared/forms/useConfigForm'
import { own } from '../../../shared/byName'
import type { Fault } from '../../../shared/submission/fault'
import { useText } from '../../../shared/ui/told/useText'
import { useInSight } from '../../../shared/focus/useInSight'
import { palette } from '../../../shared/ui/colours/palette'
import { tickStyle } from '../../../shared/forms/CheckboxInput'
import { fieldStyle } from '../../../shared/ui/fieldStyle'
import { Glyph } from '../../../shared/ui/Glyph'
import { goodGlyph } from '../../../shared/ui/glyphs/acts'

/** The columns are event, email, text message, and when (below the others on a phone). */
const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) repeat(var(--ways), minmax(72px, max-content)) minmax(200px, max-content)',
  columnGap: 12,
  '& > *': {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    alignItems: 'center',
    minHeight: 64,
    borderTop: `1px solid ${palette.divider}`,
  },
  '& > :first-of-type': { minHeight: 40, borderTop: 0, fontSize: '0.875rem', fontWeight: 600, color: palette.textSoft },
  '& [data-way]': { display: 'grid', placeItems: 'center', minHeight: 40, textAlign: 'center', cursor: 'pointer' },
  '& input': tickStyle,
  '& [data-event]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 12, paddingBlock: 8 },
  '& [role="status"]': { color: palette.success, fontSize: '0.9375rem' },
  '& [role="status"] > span': { display: 'inline-flex', alignItems: 'center', gap: 4 },
  '& h2': { margin: 0, fontSize: '1rem', fontWeight: 700, hyphens: 'auto', overflowWrap: 'anywhere' },
  '@media (max-width: 899.95px)': {
    gridTemplateColumns: 'minmax(0, 1fr) repeat(var(--ways), minmax(64px, 10vw))',
    columnGap: 8,
  },
})

const Limit = styled('div')({
  fontSize: '0.9375rem',
  '& > strong': { color: palette.error },
  '& select': { ...fieldStyle, width: '100%', minHeight: 44, paddingBlock: 8 },
  '@media (max-width: 899.95px)': { gridColumn: '1 / -1', maxWidth: 240, paddingBottom: 16 },
})

interface NotificationsGridProps {
  fields: FieldSpec[]
  values: FormValues
  errors: Fault['fieldErrors']
  onChoose: (key: string, value: string) => void
  /** Says beside the last changed event that it is saved. */
  said: { key: string; text: string } | undefined
}

export function NotificationsGrid({ fields, ...rest }: NotificationsGridProps) {
  const rows = runsOf(fields)
  const ways = rows[0]?.fields.filter(({ kind }) => kind === 'checkbox') ?? []
  return (
    <Grid style={{ '--ways': ways.length } as object}>
      <div>
        <span />
        {ways.map(({ key, label }) => (
          <div key={key} data-way="" aria-hidden>
            {label}
          </div>
        ))}
      </div>
      {rows.map(({ group = '', fields: run }) => (
        <Row key={group} title={group} fields={run} {...rest} />
      ))}
    </Grid>
  )
}

interface RowProps extends NotificationsGridProps {
  title: string
}

function Row({ title, fields, said, ...rest }: RowProps) {
  const id = useId()
  const told = said && fields.some(({ key }) => key === said.key) ? said.text : undefined
  const answer = useInSight<HTMLSpanElement>(told)
  return (
    <div role="group" aria-labelledby={id}>
      <div data-event="">
        <h2 id={id}>
          <bdi>{title}</bdi>
        </h2>
        <div role="status">
          {told && (
            <span ref={answer}>
              <Glyph shape={goodGlyph} size={16} weight={2.9} />
              {told}
            </span>
          )}
        </div>
      </div>
      {fields.map((field) =>
        field.kind === 'checkbox' ? (
          <label key={field.key} data-way="">
            <input
              type="checkbox"
              aria-label={field.label}
              checked={rest.values[field.key] === 'true'}
              onChange={({ target }) => rest.onChoose(field.key, target.checked ? 'true' : '')}
            />
          </label>
        ) : (
          <Threshold key={field.key} field={field} {...rest} />
        ),
      )}
    </div>
  )
}

function Threshold({
  field,
  values,
  errors,
  onChoose,
}: { field: FieldSpec } & Omit<RowProps, 'title' | 'fields' | 'said'>) {
  const { key, label, options } = field
  const text = useText()
  const id = useId()
  const error = inWords(own(errors, key), field)
  return (
    <Limit>
      <select
        aria-label={label}
        value={values[key] ?? ''}
        aria-invalid={error && true}
        aria-describedby={error && `${id}-error`}
        onChange={({ target }) => onChoose(key, target.value)}
      >
        {options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {error && <strong id={`${id}-error`}>{text(error)}</strong>}
    </Limit>
  )
}
