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

/**
 * Who comes, to which address, in which language. It is read once, before the portal's code is there (`boot/visit`).
 */
export interface Visit extends Pick<RequestContext, 'visitor' | 'language'> {
  /** The route is undefined for an address without a page. */
  route: FoundRoute | undefined
  query: URLSearchParams
}

/** A visit to a page, with what its first calls need. */
export interface FirstVisit extends Omit<Visit, 'route'>, Pick<FoundRoute, 'params'> {
  settings: OperatorSettings
}

export interface FirstCall extends Call {
  /** Shows the answer in the document, until the portal's code is there. The type is `never`, because each call has its own. */
  show?: (answer: never) => void
}

/**
 * Returns a page's first reads, the most urgent first. They are built by the flow's own functions; a read that the flow
 * does not send is dropped.
 */
export type FirstCalls = (visit: FirstVisit) => FirstCall[]

export const menuGroups = ['money', 'rides', 'you', 'safety'] as const
type MenuGroup = (typeof menuGroups)[number]

export type Layout = () => Promise<{ default: ComponentType }>

export type GlyphName =
  | 'home'
  | 'rider'
  | 'shield'
  | 'bank'
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
  /** The place in the menu. The overview is above the groups. */
  at?: readonly [group: MenuGroup, place: number]
}

/**
 * All that the portal knows of a page, without React, so that the entry can start code, texts and first calls beside
 * the portal's code. It stands in `<name>.page.ts`, its path under that name in `shared/routePaths`. A second export
 * (`documents`) is not for the browser.
 */
export interface Page {
  access: Access
  /** Without it the page is always offered. The address of a page that is not offered shows "not found". */
  isOffered?: (settings: OperatorSettings) => boolean
  /** Texts besides those of the first load. */
  texts: string[]
  /** The type is `never`, because some screens take `props`. */
  screen: () => Promise<ScreenModule<never>>
  props?: object
  /** Parts that show first and have their own files. */
  parts?: (query: URLSearchParams, params: FoundRoute['params']) => Promise<unknown> | undefined
  calls?: () => Promise<FirstCalls>
  /** The page only has lists, with their pages, filters, tabs and entries. */
  isHistory?: true
  layout?: Layout
  menu?: MenuEntry
  /** The page whose menu entry is marked while this page is open, which has no entry of its own. */
  under?: RouteName
}

/** A document shows the page before its code is there. A page without one begins with the frame. */
export interface PageDocument {
  /** A path, if the document is not for all addresses of the page. */
  path?: string
  /** The address to render, if it is not the path. */
  at?: string
  /** The document is only the frame, because its addresses differ too much. */
  isFrame?: true
  /** Visitors who see something else here, besides those who are not admitted. */
  hiddenFor?: StoredVisitor[]
  /** Search engines may list the page. */
  isIndexed?: boolean
  /** Modules that the document does not load. */
  without?: string[]
  /** Calls until the page can be used. `npm run budgets` counts them. */
  calls?: number
  /** Addresses that need all modules at once, with the number of their calls. */
  whole?: Record<string, number>
}

/** The file `./buying/cart.page.ts` is the page `cart`. */
export const nameOfPage = (file: string): string => file.replace(/.*[\\/](\w+)\.page\.ts$/, '$1')

export interface ScreenModule<Props = object> {
  default: ComponentType<Props>
  /** Parts for this query, which render with the screen. */
  parts?: (query: URLSearchParams) => Promise<unknown> | undefined
  /** Reads before the first page renders. The screen must not read again. */
  enter?: (store: AppStore, visit: Visit) => void
  /** Documents show this for a screen that says something about the visitor. */
  Skeleton?: ComponentType
}

/** The first page's screen, with code and texts. It renders at once, without a fallback before it. */
export interface FirstScreen {
  name: RouteName
  screen: ScreenModule
}
