import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { palette } from '../../../shared/ui/colours/palette'

const List = styled('dl')({
  display: 'grid',
  gap: 14,
  margin: 0,
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', columnGap: 16 },
  '@media (min-width: 600px)': { '& > div': { gridTemplateColumns: '12em minmax(0, 1fr)' } },
  '& dt': { color: palette.textSoft },
  '& dd': { margin: 0, fontWeight: 700, overflowWrap: 'anywhere' },
})

/** What is loaded, who pays, and what the wallet holds then, as names and values. */
export function LoadFacts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <List>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  )
}
