import type { ParseKeys } from 'i18next'
import type { ComponentType } from 'react'
import type { RequestContext } from '../../api/requestInput'
import type { Call } from '../../api/startedCalls'
import type { StoredVisitor } from '../../features/identity/session'
import type { OperatorSettings } from '../../features/identity/settings'
import type { FoundRoute } from '../../shared/routeOf'
import type { RouteName } from '../../shared/routePaths'
import type { AppStore } from '../../shared/store'
import type { Access } from '../routing/admits'

/** Who comes, to which address, in which language: read once, before the portal's code is there (`boot/visit`). */
export interface Visit extends Pick<RequestContext, 'visitor' | 'language'> {
  /** Undefined for an address without a page. */
  route: FoundRoute | undefined
  query: URLSearchParams
}

/** A visit to a page, with what the first calls need besides. */
export interface FirstVisit extends Omit<Visit, 'route'>, Pick<FoundRoute, 'params'> {
  settings: OperatorSettings
}

/**
 * Returns a page's first reads, the most urgent first. They are built by the flow's own functions; a read that the flow
 * does not send is dropped.
 */
export type FirstCalls = (visit: FirstVisit) => Call[]

/** In order. */
export const menuGroups = ['money', 'rides', 'you', 'safety'] as const
type MenuGroup = (typeof menuGroups)[number]

export type Layout = () => Promise<{ default: ComponentType }>

/** `account/sectionGlyphs`. */
export type GlyphName =
  | 'home'
  | 'rider'
  | 'shield'
  | 'card'
  | 'wallet'
  | 'calendar'
  | 'receipt'
  | 'place'
  | 'phone'
  | 'bell'
  | 'message'
  | 'lock'

export interface MenuEntry {
  title: ParseKeys<'app'>
  glyph: GlyphName
  /** The overview is above the groups. */
  at?: readonly [group: MenuGroup, place: number]
}

/**
 * All that the portal knows of a page, without React, so that the entry can start code, texts and first calls beside
 * the portal's own code. A page stands in `<name>.page.ts`; its path has the same name in `shared/routePaths`. A second
 * export (`documents`) is not for the browser.
 */
export interface Page {
  access: Access
  /** Always, without it. The address of a page not offered shows "not found". */
  isOffered?: (settings: OperatorSettings) => boolean
  /** Besides those of the first load. */
  texts: string[]
  /** `never`: some screens take `props`. */
  screen: () => Promise<ScreenModule<never>>
  props?: object
  /** Shown first, in files of their own. */
  parts?: (query: URLSearchParams, params: FoundRoute['params']) => Promise<unknown> | undefined
  calls?: () => Promise<FirstCalls>
  /** Only lists: pages, filters, tabs, entries. */
  isHistory?: true
  /** `layouts.ts`. */
  layout?: Layout
  menu?: MenuEntry
  /** Without its own menu entry: the page whose entry is marked. */
  under?: RouteName
}

/** Shows the page before its code is there; others begin with the frame. */
export interface PageDocument {
  /** If not all of the page's addresses. */
  path?: string
  /** If not the path. */
  at?: string
  /** The frame alone: its addresses differ too much. */
  isFrame?: true
  /** See something else here, besides those not admitted. */
  hiddenFor?: StoredVisitor[]
  /** For search engines. */
  isIndexed?: boolean
  /** Modules that the document does not load. */
  without?: string[]
  /** Until the page can be used. `npm run budgets` counts them. */
  calls?: number
  /** Need all modules at once, with the number of calls. */
  whole?: Record<string, number>
}

/** `./buying/cart.page.ts` is the page `cart`. */
export const nameOfPage = (file: string): string => file.replace(/.*[\\/](\w+)\.page\.ts$/, '$1')

export interface ScreenModule<Props = object> {
  default: ComponentType<Props>
  /** For this query, to render with the screen. */
  parts?: (query: URLSearchParams) => Promise<unknown> | undefined
  /** Asks before the first page renders; the screen must not ask again. */
  enter?: (store: AppStore) => void
  /** In documents, for a screen that says something about the visitor. */
  Skeleton?: ComponentType
}

/** The first page's screen, once its code and texts are there: it renders at once, without a fallback before it. */
export interface FirstScreen {
  name: RouteName
  screen: ScreenModule
}
