import { useEffect } from 'react'
import { focusWhenLost } from '../focus/moveFocus'
import { Button } from '../ui/buttons/Button'
import { NothingFound } from '../ui/pictures/drawings'
import { EmptyState } from '../ui/page/EmptyState'

interface NothingInFilterProps {
  title: string
  text?: string
  headingLevel?: 2 | 3
  clear: string
  onClear: () => void
}

const filterField = () => document.querySelector<HTMLElement>('[role="search"] input')

/**
 * Says that a filter leaves nothing. Its button leaves with the message, and the filter's first field takes the focus.
 */
export function NothingInFilter({ title, text, headingLevel, clear, onClear }: NothingInFilterProps) {
  useEffect(() => () => focusWhenLost(filterField), [])
  return (
    <EmptyState
      picture={NothingFound}
      title={title}
      text={text}
      headingLevel={headingLevel}
      action={
        <Button variant="outlined" onClick={onClear}>
          {clear}
        </Button>
      }
    />
  )
}
