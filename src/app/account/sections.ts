import type { ParseKeys } from 'i18next'
import type { OperatorSettings } from '../../features/settings'
import { routePaths } from '../../shared/paths'
import type { RouteName } from '../../shared/paths'
import type { PortalRoute, ScreenModule } from '../routing/portalRoute'

/**
 * A section of the account. Its entry in the menu, its route and the screens that tests look at come from here; its path
 * stands in `shared/paths`, as each page's.
 */
export interface AccountSection {
  /** Its page in `shared/paths`: `accountProfile`. */
  route: RouteName
  /** Where the menu leads: the address without its optional parts. */
  start: string
  /** Key of its title. */
  title: ParseKeys<'app'>
  /** Its sign: a shape of `shared/ui/glyphs`. */
  glyph: string
  /** Always offered without it. The address of a section that is not offered is not found. */
  isOffered?: (settings: OperatorSettings) => boolean
  load: () => Promise<ScreenModule>
  texts: string[]
  /** The mock's scenarios in which tests look at it. */
  scenarios: string[]
}

/** In the order of the menu. The first one comes with its screen: an entry without a screen would lead nowhere. */
export const accountSections: readonly AccountSection[] = []

/** Pages that a section brings, so that the route table does without them. */
export type SectionRoute = Extract<RouteName, `account${string}`>

export function offeredSections(settings: OperatorSettings, sections = accountSections): AccountSection[] {
  return sections.filter(({ isOffered }) => !isOffered || isOffered(settings))
}

/** The routes of sections: for riders, in the account's layout. */
export const routesOf = (sections: readonly AccountSection[]): PortalRoute[] =>
  sections.map(({ route, load, texts }) => ({
    path: routePaths[route],
    access: 'rider',
    layout: 'account',
    load,
    texts,
  }))

/** Their lines of `e2e/screens.json`: an address and a scenario each. */
export const screensOf = (sections: readonly AccountSection[]): string[][] =>
  sections.flatMap(({ start, scenarios }) => scenarios.map((scenario) => [start, scenario]))
