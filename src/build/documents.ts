import { existsSync } from 'node:fs'
import { copyFile, readFile, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { applySettings, compressFiles } from './applySettings.js'

/** Scripts of the first view that the entry loads later: the chunk of `app/start` with all that it imports. */
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
  // The document names the entry and its imports by itself.
  const known = chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...withImports(fileName)])
  return [...withImports(start.fileName)].filter((name) => !known.includes(name))
}

/**
 * Words that only the mock backend's code holds. One of them in a production build means that the mock came along.
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
 * After the build: the landing written into index.html, app.html for all other paths, the files that hosts read, and
 * the check that a production build holds no mock.
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
        const mock = await findMock(folder)
        if (mock.length > 0) this.error(`The production build holds the mock backend:\n${mock.join('\n')}`)
        await compressFiles(folder)
      },
    },
  }
}
