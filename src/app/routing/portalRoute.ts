import type { ComponentType, ReactNode } from 'react'
import type { Feature } from '../../shared/store'
import type { Access } from './access'

/** A screen's module: the screen, and the feature that its route attaches. */
export interface ScreenModule<Props = object> {
  default: ComponentType<Props>
  feature?: Feature | Feature[]
}

/**
 * The layout around a screen, inside the shell; `plain` adds nothing. A layout stays mounted while its screens change.
 */
export type LayoutName = 'plain' | 'account'

export interface PortalRoute {
  path: string
  access: Access
  /** `plain` if absent. */
  layout?: LayoutName
  /** Part of the first load. */
  screen?: ReactNode
  /** Loaded with the route. */
  load?: () => Promise<ScreenModule>
  /** The screen's texts, loaded at the same time as its code. */
  texts?: string[]
}
