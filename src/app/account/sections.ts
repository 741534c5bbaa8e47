import type { OperatorSettings } from '../../features/identity/settings'
import { pages } from '../pages'
import { menuGroups } from '../pages/page'
import type { MenuEntry } from '../pages/page'
import { routeOf } from '../../shared/routeOf'
import type { RouteName } from '../../shared/routePaths'

type SectionRoute = Extract<RouteName, `account${string}`>

export interface AccountSection extends MenuEntry {
  route: SectionRoute
}

const order = ({ at }: MenuEntry) => (at ? 100 * (1 + menuGroups.indexOf(at[0])) + at[1] : 0)

/** Returns the sections that the operator offers: the overview, then the groups. */
export function menuOf(settings: OperatorSettings): AccountSection[] {
  return (Object.keys(pages) as SectionRoute[])
    .flatMap((route) => {
      const { menu, isOffered } = pages[route]
      return menu && (isOffered?.(settings) ?? true) ? [{ ...menu, route }] : []
    })
    .sort((one, other) => order(one) - order(other))
}

/** Returns the page to go back to: the section of a form or an entry, else the overview. */
export function pageAbove(pathname: string): SectionRoute {
  const found = routeOf(pathname)
  if (!found || pages[found.name].isHistory) return 'account'
  const isBelow = Object.values(found.params).some((param) => param !== undefined)
  return (pages[found.name].under ?? (isBelow ? found.name : 'account')) as SectionRoute
}
