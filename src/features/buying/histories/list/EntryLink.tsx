import type { ReactNode } from 'react'
import { TextLink } from '../../../../shared/ui/buttons/TextLink'

/** The id of a row's link. Back from the entry returns the focus there. */
export const rowId = (id: string): string => `entry-${id}`

/** The whole row opens its entry; on paper there is only its text. */
export function EntryLink({ id, href, children }: { id: string; href?: (id: string) => string; children: ReactNode }) {
  return href ? (
    <TextLink id={rowId(id)} to={href(id)} data-row="">
      {children}
    </TextLink>
  ) : (
    <>{children}</>
  )
}
