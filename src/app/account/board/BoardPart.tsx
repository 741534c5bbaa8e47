import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { palette } from '../../../shared/ui/colours/palette'

const Part = styled('section')({
  overflowWrap: 'anywhere',
  '& > div:first-of-type': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '0 16px',
    marginBottom: 8,
  },
  '& h2': { margin: 0, fontSize: '1.25rem' },
  '& > div:first-of-type a': { display: 'inline-block', minHeight: 24 },
})

/** Says how much of a list shows: "3 of 9". */
export const Cut = styled('span')({ marginInlineEnd: 16, color: palette.textSoft })

/** A list of what is named and what it is. */
export const Rows = styled('dl')({
  margin: 0,
  borderBlock: `1px solid ${palette.divider}`,
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 16px', padding: '10px 0' },
  '& > div + div': { borderTop: `1px solid ${palette.divider}` },
  '& dt': { flex: '0 0 12em', color: palette.textSoft },
  '& dd': { flex: '1 1 14em', minWidth: 0, margin: 0 },
  // In a line of text, so that the label stands beside the first line of a long link.
  '& dd a': { paddingBlock: 6 },
  '& a + span': { marginInlineStart: 12 },
})

interface BoardPartProps {
  title: string
  more?: ReactNode
  children: ReactNode
}

export function BoardPart({ title, more, children }: BoardPartProps) {
  const id = useId()
  return (
    <Part aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      {children}
    </Part>
  )
}
