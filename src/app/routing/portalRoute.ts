import type { ComponentType } from 'react'
import type { RouteName } from '../../shared/routePaths'
import type { AppStore } from '../../shared/store'

export interface ScreenModule<Props = object> {
  default: ComponentType<Props>
  /** Loads the parts that the first page shows at this query, so that they render with the screen. */
  parts?: (query: URLSearchParams) => Promise<unknown> | undefined
  /** Asks the backend for what the first page needs, before it renders. The screen itself must not ask again. */
  enter?: (store: AppStore) => void
  /** What the document shows in place of a screen that would say something about the visitor, such as an empty cart. */
  Skeleton?: ComponentType
}

/** The first page's screen, once its code and texts are there: it renders at once, without a fallback before it. */
export interface FirstScreen {
  name: RouteName
  screen: ScreenModule
}
