import type { ComponentType } from 'react'
import { selectVisitor } from '../features/identity/session'
import { loadTexts } from '../i18n/texts'
import { routeOf } from '../shared/routeOf'
import type { RouteName } from '../shared/routePaths'
import type { AppStore } from '../shared/store'
import { lazyScreen } from '../shared/ui/page/lazyScreen'
import type { LazyComponent } from '../shared/ui/page/lazyScreen'
import { pages } from './pages'
import type { Layout, Page } from './pages/page'
import { admits } from './routing/admits'
import type { ScreenModule } from './routing/portalRoute'

/** The first page's screen, once its code and texts are there: it renders at once, without a fallback before it. */
const prepared = new Map<RouteName, ComponentType>()

export const preparedScreen = (name: RouteName): ComponentType | undefined => prepared.get(name)

/** Components, which a store cannot hold. */
const layouts = new Map<Layout, LazyComponent<object>>()

/** Returns the component of a layout, always the same: it stays mounted while its screens change. */
export function layoutComponent(layout: Layout): LazyComponent<object> {
  const known = layouts.get(layout) ?? lazyScreen(layout)
  layouts.set(layout, known)
  return known
}

export async function loadScreen({ screen, texts }: Pick<Page, 'screen' | 'texts'>): Promise<ScreenModule> {
  const [module] = await Promise.all([screen() as Promise<ScreenModule>, loadTexts(texts)])
  return module
}

/** Resolves when the screen of this address can render at once, with it. A failure counts when the route itself loads it. */
export async function prepareFirstPage(
  store: AppStore,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<ScreenModule | undefined> {
  const name = routeOf(pathname)?.name
  if (!name || !admits(pages[name].access, selectVisitor(store.getState()).kind)) return undefined
  const { layout } = pages[name]
  const [screen] = await Promise.all([
    loadScreen(pages[name]).catch(() => undefined),
    layout &&
      layoutComponent(layout)
        .load()
        .catch(() => undefined),
  ])
  await screen?.parts?.(search)?.catch(() => undefined)
  if (screen) prepared.set(name, screen.default)
  return screen
}
