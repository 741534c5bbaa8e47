import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { palette } from './colours/palette'

const Details = styled('details')({
  '& > summary': {
    width: 'fit-content',
    minHeight: 44,
    alignContent: 'center',
    fontWeight: 600,
    color: palette.primary,
  },
})

export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <Details>
      <summary>{summary}</summary>
      {children}
    </Details>
  )
}
