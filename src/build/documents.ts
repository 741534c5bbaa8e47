import { existsSync } from 'node:fs'
import { copyFile, cp, readFile, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { applySettings, compressFiles } from './applySettings.js'

/** Scripts that the entry loads by a dynamic import: the chunk of `app/start` with all that it imports. */
export function startChunks(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const withImports = (name: string, found = new Set<string>()): Set<string> => {
    if (found.has(name)) return found
    found.add(name)
    chunks.find(({ fileName }) => fileName === name)?.imports.forEach((other) => withImports(other, found))
    return found
  }
  const isStart = ({ moduleIds }: Rolldown.OutputChunk) =>
    moduleIds.some((id) => /[\\/]src[\\/]app[\\/]start\.tsx?$/.test(id))
  const start = chunks.find(isStart)
  if (!start) return []
  // Vite already writes the entry and its imports into the document.
  const known = chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...withImports(fileName)])
  return [...withImports(start.fileName)].filter((name) => !known.includes(name))
}

/**
 * Strings that occur only in the mock backend. One of them in a production build means that the mock is in the bundle.
 */
const mockWords = ['portalMock', 'mockServiceWorker', 'Transit-2026']

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

/**
 * Runs after the build: writes the landing page into index.html, app.html for all other paths, and the host files. Then
 * it checks that a production build contains no part of the mock.
 */
export function documents(isMock: boolean): Plugin {
  let root = ''
  let folder = ''
  return {
    name: 'portal-documents',
    apply: 'build',
    configResolved(config) {
      root = config.root
      folder = resolve(root, config.build.outDir)
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => [
        ...startChunks(bundle ?? {}).map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        })),
        {
          tag: 'link',
          attrs: { rel: 'preload', as: 'fetch', crossorigin: true, href: '/settings.json' },
          injectTo: 'head' as const,
        },
      ],
    },
    closeBundle: {
      order: 'post',
      async handler(error?: Error) {
        if (error || !existsSync(join(folder, 'index.html'))) return
        await copyFile(join(folder, 'index.html'), join(folder, 'app.html'))
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
