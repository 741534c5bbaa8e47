import type { ComponentType } from 'react'
import { selectVisitor } from '../features/identity/session'
import { loadTexts } from '../i18n/texts'
import type { AppStore } from '../shared/store'
import { routes } from './routes'
import { admits } from './routing/admits'
import type { PortalRoute, ScreenModule } from './routing/portalRoute'
import { routeOf } from './routing/routeOf'

type Load = () => Promise<ScreenModule>

/** The first page's screen, once its code and texts are there: it renders at once, without a fallback before it. */
const prepared = new Map<Load, ComponentType>()

export const preparedScreen = (load: Load): ComponentType | undefined => prepared.get(load)

/** Loads a screen with its texts, and attaches its features. */
export async function loadScreen(load: Load, texts: string[], store: AppStore): Promise<ScreenModule> {
  const [screen] = await Promise.all([load(), loadTexts(texts)])
  for (const feature of [screen.feature ?? []].flat()) store.attach(feature)
  return screen
}

/** Resolves when the screen of this address can render at once, with it. A failure counts when the route itself loads it. */
export async function prepareFirstPage(
  store: AppStore,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<ScreenModule | undefined> {
  const name = routeOf(pathname)?.name
  const route = name && (routes as Partial<Record<string, PortalRoute>>)[name]
  if (!route || !admits(route.access, selectVisitor(store.getState()).kind)) return undefined
  const { load, texts = [] } = route
  const screen = await loadScreen(load, texts, store).catch(() => undefined)
  await screen?.parts?.(search)?.catch(() => undefined)
  if (screen) prepared.set(load, screen.default)
  return screen
}
