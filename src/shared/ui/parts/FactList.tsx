import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { palette } from '../colours/palette'

const List = styled('dl')({
  display: 'grid',
  gap: 12,
  width: '100%',
  margin: 0,
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', columnGap: 16 },
  '@media (min-width: 600px)': { '& > div': { gridTemplateColumns: '12em minmax(0, 1fr)' } },
  '& dt': { color: palette.textSoft },
  '& dd': { margin: 0, fontWeight: 700, overflowWrap: 'anywhere' },
})

export function FactList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
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
