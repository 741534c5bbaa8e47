import type { ReactNode } from 'react'

interface FactProps {
  term: string
  children: ReactNode
}

/** A pair of a description list (`dl`): the term and what is known of it. */
export function Fact({ term, children }: FactProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
