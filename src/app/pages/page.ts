import type { ParseKeys } from 'i18next'
import type { ComponentType } from 'react'
import type { RequestContext } from '../../api/requestInput'
import type { Call } from '../../api/startedCalls'
import type { StoredVisitor } from '../../features/identity/session/visitor/visitorOf'
import type { OperatorSettings } from '../../features/identity/settings'
import type { FoundRoute } from '../../shared/routeOf'
import type { RouteName } from '../../shared/routePaths'
import type { Access } from '../routing/admits'
import type { ScreenModule } from '../routing/portalRoute'

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
 * Returns the reads that a page begins with, the most urgent first. They are built by the same functions as the flow's
 * own; one that the flow does not send is dropped.
 */
export type FirstCalls = (visit: FirstVisit) => Call[]

/** The groups of the account's menu, in its order. */
export const menuGroups = ['money', 'rides', 'you', 'safety'] as const
type MenuGroup = (typeof menuGroups)[number]

export type Layout = () => Promise<{ default: ComponentType }>

/** The icons of the account's menu (`account/sectionGlyphs`). */
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
  /** Its group, and its place there. The overview is above the groups. */
  at?: readonly [group: MenuGroup, place: number]
}

/**
 * All that the portal knows of a page, without React, so that the entry can start code, texts and first calls beside the
 * portal's own code. It stands in a file `<name>.page.ts`; its address has that name in `shared/routePaths`. What is not
 * for the browser is a second export of the file (`documents`), which the bundler leaves out.
 */
export interface Page {
  access: Access
  /** Without it the page is always offered. The address of a page that is not offered shows "not found". */
  isOffered?: (settings: OperatorSettings) => boolean
  /** The screen's texts, besides those of the first load. */
  texts: string[]
  /** `never`, because some screens take `props`. */
  screen: () => Promise<ScreenModule<never>>
  props?: object
  /** Parts that the screen shows first and that have their own files. */
  parts?: (query: URLSearchParams, params: FoundRoute['params']) => Promise<unknown> | undefined
  /** The reads that the screen begins with. */
  calls?: () => Promise<FirstCalls>
  /** It only shows lists: their pages, filters, tabs and entries. */
  isHistory?: true
  /** The layout around the screen (`layouts.ts`). */
  layout?: Layout
  menu?: MenuEntry
  /** A page without an entry in the account's menu names the page whose entry is marked instead. */
  under?: RouteName
}

/** A document that shows the page before its code is there. A page without one begins with the frame. */
export interface PageDocument {
  /** The addresses that begin with this document, if not all of the page. */
  path?: string
  /** The address that it is rendered for, if it is not the path. */
  at?: string
  /** It shows the frame alone, because what its addresses show differs too much. */
  isFrame?: true
  /** Visitors who see something else at this address, besides those whom the page does not admit. */
  hiddenFor?: StoredVisitor[]
  /** Search engines may list it. */
  isIndexed?: boolean
  /** Names of modules that the page's file imports and the document does not load. */
  without?: string[]
  /** Calls that the page waits for until it can be used. `npm run budgets` counts them. */
  calls?: number
  /** Addresses that need all modules at once, with the number of their calls. */
  whole?: Record<string, number>
}
