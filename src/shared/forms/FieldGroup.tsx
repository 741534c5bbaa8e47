import Box from '@mui/material/Box'
import { useId } from 'react'
import type { ReactNode } from 'react'
import type { FieldSpec } from './fields/fieldSpec'

/** Returns the fields in runs of the same group. */
export function runsOf(fields: FieldSpec[]): { group: string | undefined; fields: FieldSpec[] }[] {
  const runs: ReturnType<typeof runsOf> = []
  for (const field of fields) {
    const last = runs.at(-1)
    if (last && last.group === field.group) last.fields.push(field)
    else runs.push({ group: field.group, fields: [field] })
  }
  return runs
}

/** The columns of a form. */
export const fieldGrid = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(12, minmax(0, 1fr))' },
  columnGap: 2,
  rowGap: 1,
} as const

/** A group as a row: its labels stand before their inputs, and a line parts it from the row above. */
const row = {
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 2fr) minmax(0, 5fr)' },
  columnGap: 3,
  alignItems: 'center',
  minHeight: 56,
  py: { xs: 1.5, sm: 0.5 },
  borderTop: 1,
  borderColor: 'divider',
  '& .MuiFormControl-root': { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 },
  '& .MuiFormLabel-root': { mb: 0, fontWeight: 400 },
  '& .MuiFormHelperText-root': { flexBasis: '100%', minHeight: 0, m: 0 },
} as const

const rowFields = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(2, minmax(0, 2fr)) minmax(0, 3fr)' },
  columnGap: 2,
  alignItems: 'center',
  '& > .MuiFormControl-root': { gridColumn: 'auto' },
  '& > .MuiFormControl-root:has(select)': { gridColumn: { xs: '1 / -1', md: 3 } },
} as const

interface FieldGroupProps {
  title: string
  /** Shows the fields beside the heading. */
  asRow?: boolean
  children: ReactNode
}

/** Fields that belong together, under their heading or beside it. */
export function FieldGroup({ title, asRow = false, children }: FieldGroupProps) {
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id} sx={asRow ? row : { gridColumn: '1 / -1', pb: 1 }}>
      <Box
        component="h2"
        id={id}
        sx={{
          m: 0,
          mb: asRow ? 0 : 0.5,
          fontSize: asRow ? '1rem' : '1.125rem',
          fontWeight: 700,
          overflowWrap: 'anywhere',
        }}
      >
        <bdi>{title}</bdi>
      </Box>
      <Box sx={asRow ? rowFields : fieldGrid}>{children}</Box>
    </Box>
  )
}
