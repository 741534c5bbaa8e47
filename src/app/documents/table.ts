import type { StoredVisitor } from '../../features/identity/session'
import { routePaths } from '../../shared/routePaths'
import type { RouteName } from '../../shared/routePaths'
import { nameOfPage } from '../pages/page'
import type { Page, PageDocument } from '../pages/page'
import type { Access } from '../routing/admits'

export interface DocumentEntry extends PageDocument {
  route: RouteName
  path: string
  /** The address to render. Without it the document is only the frame. */
  at?: string
  /** Visitors who see something else at this address, so that the content stays hidden from them. */
  hiddenFor: StoredVisitor[]
  isIndexed: boolean
}

interface PageFile {
  page: Page
  documents?: Record<string, PageDocument>
}

const files = import.meta.glob<PageFile>('../pages/*/*.page.ts', {
  eager: true,
})

/** Visitors whom a page refuses, as far as the storage tells visitors apart. */
const refused: Record<Access, StoredVisitor[]> = {
  everyone: [],
  signedOut: ['rider'],
  rider: ['visitor', 'guest', 'card', 'temporary'],
  guest: ['visitor', 'rider', 'temporary'],
}

function entriesOf([file, { page, documents }]: [string, PageFile]): [name: string, entry: DocumentEntry][] {
  const route = nameOfPage(file) as RouteName
  const path = routePaths[route]
  if (!documents) return [[route, { route, path, hiddenFor: [], isIndexed: false }]]
  return Object.entries(documents).map(([name, { hiddenFor = [], isIndexed = false, isFrame, ...own }]) => [
    name,
    {
      ...{ route, path, ...(!isFrame && { at: path }), ...own },
      ...{ hiddenFor: [...refused[page.access], ...hiddenFor], isIndexed },
    },
  ])
}

/** The documents by name, at least one for each page. The first that matches an address counts. */
export const documents: Record<string, DocumentEntry> = Object.fromEntries(Object.entries(files).flatMap(entriesOf))
