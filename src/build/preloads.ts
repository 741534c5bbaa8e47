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

/** Files that are rarely asked for: naming what they need would cost each first load more than the wait costs them. */
const rare = /\/(?:PrivacyDialog|accountClosed|tellLanguage|signOutOfProvider|monitor)-/

/**
 * Which files are loaded side by side with an import on demand: those that the importing chunk has not imported itself.
 * Vite would name them all, in each chunk. What sends requests comes with every start.
 */
export const notLoaded = (file: string, needed: string[], { hostId }: { hostId: string }): string[] => {
  if (rare.test(file)) return []
  const isStart = hostId.includes('/entry-')
  return needed.filter((name) => !loadedBefore.get(hostId)?.has(name) && (isStart || !name.includes('/requests-')))
}
