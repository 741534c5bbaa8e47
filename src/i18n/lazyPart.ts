import { renewable } from '../shared/ui/page/lazyScreen'
import type { LazyComponent, Load } from '../shared/ui/page/lazyScreen'
import { loadTexts } from './texts'

/** A part of a page, with its texts. A failed load never reloads the page, because typed values would be lost. */
export function lazyPart<Props extends object>(load: Load<Props>, texts: string[] = []): LazyComponent<Props> {
  const loadAll = async () => {
    const [part] = await Promise.all([load(), loadTexts(texts)])
    return part
  }
  return renewable(loadAll, (thrown) => {
    throw thrown
  })
}
