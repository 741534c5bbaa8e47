import type { RouteName } from '../../shared/routePaths'
import { nameOfPage } from './page'
import type { Page } from './page'

const files = import.meta.glob<Page>('./*/*.page.ts', { eager: true, import: 'page' })

export const pages = Object.fromEntries(
  Object.entries(files).map(([file, page]) => [nameOfPage(file), page]),
) as Record<RouteName, Page>
