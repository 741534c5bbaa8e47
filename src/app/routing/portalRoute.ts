import type { ComponentType } from 'react'
import type { RouteName } from '../../shared/routePaths'
import type { AppStore } from '../../shared/store'

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
