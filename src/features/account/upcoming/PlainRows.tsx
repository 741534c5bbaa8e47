import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { palette } from '../../../shared/ui/colours/palette'

const Part = styled('section')({
  '& h2': { margin: '0 0 12px', fontSize: '1.25rem' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none', borderTop: `1px solid ${palette.divider}` },
  '& ul > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px 16px',
    padding: '12px 0',
    borderBottom: `1px solid ${palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& ul small': { gridColumn: '1 / -1', fontSize: '0.9375rem', color: palette.textSoft },
  '& ul p': { gridColumn: '1 / -1', margin: '4px 0 0' },
  '& ul p > b': { display: 'block', color: palette.error },
})

/** The children are `li` elements. */
export function PlainRows({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Part aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>{children}</ul>
    </Part>
  )
}
