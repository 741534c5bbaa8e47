import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { palette } from '../colours/palette'

const List = styled('dl')({
  display: 'grid',
  gap: 12,
  width: '100%',
  margin: 0,
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', columnGap: 16 },
  '@media (min-width: 600px)': { '&:not([data-beside]) > div': { gridTemplateColumns: '12em minmax(0, 1fr)' } },
  '&[data-beside]': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5em), 1fr))',
    gap: '16px 8px',
    '& dt': { fontSize: '0.9375rem' },
    '& > div': { alignContent: 'start' },
  },
  '& dt': { color: palette.textSoft },
  '& dd': { margin: 0, fontWeight: 700, overflowWrap: 'anywhere' },
})

interface FactListProps {
  facts: readonly (readonly [name: string, value: ReactNode])[]
  /** The facts are short and few: they stand side by side. */
  beside?: boolean
}

export function FactList({ facts, beside }: FactListProps) {
  return (
    <List data-beside={beside || undefined}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  )
}
