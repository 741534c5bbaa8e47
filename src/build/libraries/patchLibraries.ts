import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { axios } from './axios.js'
import { isPropValid } from './emotion.js'
import { i18next } from './i18next.js'
import { withoutPart } from './library.js'
import type { PatchedLibrary } from './library.js'
import { mui } from './mui.js'
import { reactRouter } from './reactRouter.js'
import { useSyncExternalStore } from './useSyncExternalStore.js'

/** The libraries of which something is left out: parts that nothing here reaches and that the bundler cannot see. */
export const patchedLibraries: PatchedLibrary[] = [axios, i18next, isPropValid, mui, reactRouter, useSyncExternalStore]

const packages = new URL('../../../node_modules/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, packages), 'utf8')

/** Returns the version of a package that is installed. */
export const installedVersion = (name: string): string =>
  (JSON.parse(read(`${name}/package.json`)) as { version: string }).version

/**
 * Returns a file of a library without its parts. Throws if one of them is no longer there, or there more often.
 *
 * @param path The file's path below `node_modules`, with slashes.
 */
export function patched(path: string, source: string): string {
  return patchedLibraries
    .flatMap(({ name, parts = [] }) => parts.filter(({ file }) => `${name}/${file}` === path))
    .reduce((kept, part) => {
      const { source: left, hits } = withoutPart(kept, part)
      const wanted = part.hits ?? 1
      if (hits !== wanted) throw new Error(`${path} has this ${hits} times instead of ${wanted}: ${String(part.part)}`)
      return left
    }, source)
}

/** Returns the patched files as they are installed, by their paths below `node_modules`. */
export const filesToPatch = (): Map<string, string> => {
  const paths = patchedLibraries.flatMap(({ name, parts = [] }) => parts.map(({ file }) => `${name}/${file}`))
  return new Map(paths.map((path) => [path, read(path)]))
}

/** Returns what an import leads to instead, if it does. */
export const replacementOf = (source: string, importer = ''): string | undefined =>
  patchedLibraries
    .flatMap(({ replaced = [] }) => replaced)
    .find(
      ({ find, importedBy = '' }) =>
        find.test(source) && pathBelowPackages(importer).startsWith(importedBy && `${importedBy}/`),
    )?.replacement

const pathBelowPackages = (id: string) => id.replaceAll('\\', '/').split('/node_modules/').at(-1) ?? ''

/** Leaves the parts out, in builds and in the packages that the development server bundles. */
export function patchLibraries(): Plugin {
  return {
    name: 'portal:patch-libraries',
    enforce: 'pre',
    buildStart() {
      for (const { name, version } of patchedLibraries)
        if (installedVersion(name) !== version)
          this.error(
            `${name} is ${installedVersion(name)}, its list in src/build/libraries is of ${version}: check it.`,
          )
    },
    resolveId: {
      filter: { id: patchedLibraries.flatMap(({ replaced = [] }) => replaced.map(({ find }) => find)) },
      handler(source, importer) {
        const replacement = replacementOf(source, importer)
        return replacement && this.resolve(replacement, importer, { skipSelf: true })
      },
    },
    transform: {
      filter: { id: /[\\/]node_modules[\\/](?:react-router|axios|@mui[\\/]material|i18next)[\\/]/ },
      handler: (code, id) => ({ code: patched(pathBelowPackages(id), code), map: null }),
    },
  }
}
