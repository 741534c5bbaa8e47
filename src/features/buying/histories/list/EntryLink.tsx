import type { ReactNode } from 'react'
import { TextLink } from '../../../../shared/ui/buttons/TextLink'

/** Back from the entry returns the focus here. */
export const rowId = (id: string): string => `entry-${id}`

/** The whole row opens; on paper its text alone. */
export function EntryLink({ id, href, children }: { id: string; href?: (id: string) => string; children: ReactNode }) {
  return href ? (
    <TextLink id={rowId(id)} to={href(id)} data-row="">
      {children}
    </TextLink>
  ) : (
    <>{children}</>
  )
}
