import type { ComponentType, ReactNode } from 'react'
import type { Feature } from '../../shared/store'
import type { Access } from './access'

/** A screen's module: the screen, and the feature that its route brings. */
export interface ScreenModule<Props = object> {
  default: ComponentType<Props>
  feature?: Feature | Feature[]
}

/** What stands around a screen, inside the shell: `plain` is nothing. A layout stays while its screens change. */
export type LayoutName = 'plain' | 'account'

export interface PortalRoute {
  path: string
  access: Access
  /** `plain` without it. */
  layout?: LayoutName
  /** In the first load. */
  screen?: ReactNode
  /** Loaded with the route. */
  load?: () => Promise<ScreenModule>
  /** The screen's texts, fetched at the same time as its code. */
  texts?: string[]
}
