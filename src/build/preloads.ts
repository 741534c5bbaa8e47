import type { Plugin } from 'vite'

/** What each chunk has loaded before its own code runs, itself included, by file name. */
const loadedBefore = new Map<string, Set<string>>()

/** Lists for each chunk what it imports, so that `notLoaded` knows. */
export function listImports(): Plugin {
  return {
    name: 'portal:list-imports',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const fileName of Object.keys(bundle)) loadedBefore.set(fileName, new Set())
        const follow = (loaded: Set<string>, fileName: string) => {
          const chunk = bundle[fileName]
          if (loaded.has(fileName) || chunk?.type !== 'chunk') return
          loaded.add(fileName)
          chunk.imports.forEach((imported) => follow(loaded, imported))
        }
        for (const [fileName, loaded] of loadedBefore) follow(loaded, fileName)
      },
    },
  }
}

/**
 * Which files are loaded side by side with an import on demand: those that the importing chunk has not imported itself.
 * Vite would name them all, in each chunk.
 */
export const notLoaded = (_file: string, needed: string[], { hostId }: { hostId: string }): string[] =>
  needed.filter((fileName) => !loadedBefore.get(hostId)?.has(fileName))
