import { loadTexts } from '../i18n/texts'
import { lazyScreen } from '../shared/ui/page/lazyScreen'
import type { LazyComponent } from '../shared/ui/page/lazyScreen'
import type { Layout, Page, ScreenModule } from './pages/page'

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
