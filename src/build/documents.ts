import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { nameOfPage } from '../app/pages/page.js'
import { applySettings, compressFiles, rowsOf } from './applySettings.js'
import type { ChunksOfPages, DocumentParts } from './applySettings.js'
import { inlineScript } from './inlineScript.js'
import { documentParts, emptyPage } from './routing.js'
import { textsVersion } from './textFiles.js'

const chunksIn = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((file) => file.type === 'chunk')

/** Returns the names of a chunk's file and of all that it imports. */
function withImports(name: string, chunks: Rolldown.OutputChunk[], found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  chunks.find(({ fileName }) => fileName === name)?.imports.forEach((other) => withImports(other, chunks, found))
  return found
}

/** Scripts that the entry loads by a dynamic import: the chunk of `boot/start` with all that it imports. */
export function startChunks(bundle: Rolldown.OutputBundle): string[] {
  const chunks = chunksIn(bundle)
  const isStart = ({ moduleIds }: Rolldown.OutputChunk) =>
    moduleIds.some((id) => /[\\/]src[\\/]boot[\\/]start\.tsx?$/.test(id))
  const start = chunks.find(isStart)
  if (!start) return []
  // Vite already writes the entry and its imports into the document.
  const known = chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...withImports(fileName, chunks)])
  return [...withImports(start.fileName, chunks)].filter((name) => !known.includes(name))
}

/** Returns the modules that the file of each page imports dynamically, itself or by a layout, by the page's name. */
function modulesOfPages(this: Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>): Map<string, string[]> {
  const isOfPages = (id: string) => /[\\/]src[\\/]app[\\/]pages[\\/]/.test(id)
  const lazyOf = (id: string): string[] => {
    const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {}
    return [...dynamicallyImportedIds, ...importedIds.filter(isOfPages).flatMap(lazyOf)]
  }
  const files = [...this.getModuleIds()].filter((id) => isOfPages(id) && id.endsWith('.page.ts'))
  return new Map(files.map((id) => [nameOfPage(id), lazyOf(id)]))
}

/** Returns the files that bring each module of each page, without what every document loads. */
export function chunksOfPages(
  bundle: Rolldown.OutputBundle,
  root: string,
  pages: ReadonlyMap<string, string[]>,
): ChunksOfPages {
  const chunks = chunksIn(bundle)
  const entries = chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...withImports(fileName, chunks)])
  const known = [...entries, ...startChunks(bundle)]
  const filesOf = (id: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id))
    if (!chunk) throw new Error(`The build has no ${id}`)
    return [...withImports(chunk.fileName, chunks)].filter((name) => !known.includes(name))
  }
  const nameOf = (id: string) => relative(root, id).replaceAll('\\', '/')
  return Object.fromEntries(
    [...pages].map(([page, ids]) => [page, Object.fromEntries(ids.map((id) => [nameOf(id), filesOf(id)]))]),
  )
}

/**
 * Strings that occur only in the mock backend. One of them in a production build means that the mock is in the bundle.
 */
const mockWords = ['portalMock', 'mockServiceWorker', 'Transit-2026', 'portal-bench', '__screens', '__operator']

export async function findMock(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true })
  const found: string[] = []
  for (const file of files.filter((name) => /\.(js|html|json|map)$/.test(name))) {
    const text = await readFile(join(folder, file), 'utf8')
    const word = mockWords.find((wanted) => text.includes(wanted) || file.includes(wanted))
    if (word) found.push(`${file} holds "${word}"`)
  }
  return found
}

/** Documents of the mock build do not hold the settings. */
const settingsLink = {
  tag: 'link',
  attrs: { rel: 'preload', as: 'fetch', crossorigin: true, href: '/settings.json' },
  injectTo: 'head' as const,
}

/**
 * Runs after the build: writes the documents of all pages, and the host files. Then it checks that a production build
 * contains no part of the mock.
 */
export function documentFiles(isMock: boolean): Plugin {
  let root = ''
  let folder = ''
  let chunks: ChunksOfPages = {}
  let pages = new Map<string, string[]>()
  return {
    name: 'portal-documents',
    apply: 'build',
    configResolved(config) {
      if (!isMock && !config.isProduction)
        throw new Error(
          `NODE_ENV is ${process.env.NODE_ENV}: React and Emotion would come as for developers. Unset it.`,
        )
      root = config.root
      folder = resolve(root, config.build.outDir)
    },
    buildEnd() {
      pages = modulesOfPages.call(this)
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        chunks = chunksOfPages(bundle, root, pages)
        return [
          ...startChunks(bundle).map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          })),
          ...(isMock ? [settingsLink] : []),
        ]
      },
    },
    closeBundle: {
      order: 'post',
      async handler(error?: Error) {
        if (error || !existsSync(join(folder, 'index.html'))) return
        await mkdir(join(folder, 'documents'), { recursive: true })
        await copyFile(join(folder, 'index.html'), join(folder, emptyPage))
        const script = await inlineScript(root, 'src/boot/beforeStart.ts')
        await writeFile(
          join(folder, documentParts),
          JSON.stringify({ script, chunks, textsVersion: textsVersion(root, isMock) } satisfies DocumentParts),
        )
        const { documents } = await applySettings(root, folder, isMock)
        if (isMock) return
        // What the size budgets read is not published.
        await cp(join(folder, '.vite'), `${folder}-manifest`, { recursive: true })
        await writeFile(`${folder}-manifest/pages.json`, JSON.stringify(rowsOf(documents, chunks)))
        await rm(join(folder, '.vite'), { recursive: true })
        const mock = await findMock(folder)
        if (mock.length > 0) this.error(`The production build holds the mock backend:\n${mock.join('\n')}`)
        await compressFiles(folder)
      },
    },
  }
}
