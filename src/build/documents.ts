import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { documents } from '../app/documents/table.js'
import { applySettings, compressFiles } from './applySettings.js'
import type { ChunksOfModules, DocumentParts } from './applySettings.js'
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

/** Scripts that the entry loads by a dynamic import: the chunk of `app/start` with all that it imports. */
export function startChunks(bundle: Rolldown.OutputBundle): string[] {
  const chunks = chunksIn(bundle)
  const isStart = ({ moduleIds }: Rolldown.OutputChunk) =>
    moduleIds.some((id) => /[\\/]src[\\/]app[\\/]start\.tsx?$/.test(id))
  const start = chunks.find(isStart)
  if (!start) return []
  // Vite already writes the entry and its imports into the document.
  const known = chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...withImports(fileName, chunks)])
  return [...withImports(start.fileName, chunks)].filter((name) => !known.includes(name))
}

const wantedModules = new Set(Object.values(documents).flatMap(({ modules }) => modules.map((name) => `src/${name}`)))

/** Returns the files that bring each module that a document names, without what every document loads. */
export function chunksOfModules(bundle: Rolldown.OutputBundle, root: string): ChunksOfModules {
  const chunks = chunksIn(bundle)
  const entries = chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...withImports(fileName, chunks)])
  const known = [...entries, ...startChunks(bundle)]
  return Object.fromEntries(
    chunks.flatMap(({ fileName, moduleIds }) => {
      const files = [...withImports(fileName, chunks)].filter((name) => !known.includes(name))
      const modules = moduleIds.map((id) => relative(root, id).replaceAll('\\', '/'))
      return modules.filter((name) => wantedModules.has(name)).map((name) => [name, files] as const)
    }),
  )
}

/**
 * Strings that occur only in the mock backend. One of them in a production build means that the mock is in the bundle.
 */
const mockWords = ['portalMock', 'mockServiceWorker', 'Transit-2026', 'portal-bench', '__screens']

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
  let chunks: ChunksOfModules = {}
  return {
    name: 'portal-documents',
    apply: 'build',
    configResolved(config) {
      root = config.root
      folder = resolve(root, config.build.outDir)
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        chunks = chunksOfModules(bundle, root)
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
        const script = await inlineScript(root, 'src/app/documents/beforeStart.ts')
        await writeFile(
          join(folder, documentParts),
          JSON.stringify({ script, chunks, textsVersion: textsVersion(root, isMock) } satisfies DocumentParts),
        )
        await applySettings(root, folder, isMock)
        if (isMock) return
        // The chunk manifest is for the size budgets and is not published.
        await cp(join(folder, '.vite'), `${folder}-manifest`, { recursive: true })
        await rm(join(folder, '.vite'), { recursive: true })
        const mock = await findMock(folder)
        if (mock.length > 0) this.error(`The production build holds the mock backend:\n${mock.join('\n')}`)
        await compressFiles(folder)
      },
    },
  }
}
