import { loadTexts } from '../i18n/texts'
import { onceFor } from '../shared/onceFor'
import { lazyScreen } from '../shared/ui/page/lazyScreen'
import type { Layout, Page, ScreenModule } from './pages/page'

/** Always the same component: a layout stays mounted while its screens change. */
export const layoutComponent = onceFor((layout: Layout) => lazyScreen(layout))

export async function loadScreen({ screen, texts }: Pick<Page, 'screen' | 'texts'>): Promise<ScreenModule> {
  const [module] = await Promise.all([screen() as Promise<ScreenModule>, loadTexts(texts)])
  return module
}
