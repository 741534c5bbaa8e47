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
