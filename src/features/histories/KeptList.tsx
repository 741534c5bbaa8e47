import { Activity } from 'react'
import type { ReactNode } from 'react'

interface KeptListProps {
  list: ReactNode
  /** What shows instead of the list: an opened entry, or the list for paper. */
  instead: ReactNode
}

/** A list that stays as it is, hidden, while something else of it is open: the way back only shows it again. */
export function KeptList({ list, instead }: KeptListProps) {
  return (
    <>
      <Activity mode={instead ? 'hidden' : 'visible'}>{list}</Activity>
      {instead}
    </>
  )
}
