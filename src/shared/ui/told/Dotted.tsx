import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Line = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  // The dots of parts that begin a line are outside the clip.
  marginInlineStart: '-1em',
  clipPath: 'inset(-4px -4px -4px 1em)',
  '& > span': { position: 'relative', minWidth: 0, marginInlineStart: '1em' },
  '& > span > i': { position: 'absolute', insetInlineStart: '-0.7em', fontStyle: 'normal' },
})

/** Shows short texts with a dot between those of a line. Where a line breaks, there is none. */
export function Dotted({ parts }: { parts: readonly ReactNode[] }) {
  if (parts.length === 0) return null
  return (
    <Line>
      {parts.map(
        (part, at) =>
          part && (
            // The texts have no other key, and keep their order.
            <span key={at}>
              {at > 0 && <i> · </i>}
              <bdi>{part}</bdi>
            </span>
          ),
      )}
    </Line>
  )
}
