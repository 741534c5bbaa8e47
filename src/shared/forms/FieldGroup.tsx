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

export const fieldGrid = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(12, minmax(0, 1fr))' },
  columnGap: 2,
  rowGap: 1,
} as const

interface FieldGroupProps {
  title: string
  children: ReactNode
}

export function FieldGroup({ title, children }: FieldGroupProps) {
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id} sx={{ gridColumn: '1 / -1', pb: 1 }}>
      <Box
        component="h2"
        id={id}
        sx={{
          m: 0,
          mb: 0.5,
          fontSize: '1.125rem',
          fontWeight: 700,
          overflowWrap: 'anywhere',
        }}
      >
        <bdi>{title}</bdi>
      </Box>
      <Box sx={fieldGrid}>{children}</Box>
    </Box>
  )
}
