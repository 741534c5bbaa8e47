import type { ReactNode } from 'react'
import { TextLink } from '../../../../shared/ui/buttons/TextLink'

/** The id of a row's link. Back from the entry returns the focus there. */
export const rowId = (id: string): string => `entry-${id}`

const numberId = (id: string) => `${rowId(id)}-number`

interface EntryLinkProps {
  id: string
  href?: (id: string) => string
  /** The row has the entry's number, which tells links of one title apart. */
  isNumbered?: boolean
  children: ReactNode
}

/** The whole row opens its entry; on paper there is only its text. */
export function EntryLink({ id, href, isNumbered = false, children }: EntryLinkProps) {
  return href ? (
    <TextLink
      id={rowId(id)}
      to={href(id)}
      data-row=""
      aria-labelledby={isNumbered ? `${rowId(id)} ${numberId(id)}` : undefined}
    >
      {children}
    </TextLink>
  ) : (
    <>{children}</>
  )
}

export const EntryNumber = ({ id, children }: { id: string; children: ReactNode }) => (
  <span id={numberId(id)}>{children}</span>
)
