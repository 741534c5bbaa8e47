import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The allowed licences, which require a notice and nothing else. */
const allowed = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD']

/** The footer links to this file. */
const licencesFile = 'third-party-licences.txt'

/** Returns the folder of the package that a module of the bundle belongs to; undefined for our own modules. */
export function packageFolder(moduleId: string): string | undefined {
  return /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(moduleId)?.[1]
}

interface Manifest {
  name: string
  version: string
  license?: string
  dependencies?: Record<string, string>
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** Returns licence and notices of a package, word for word. */
function textsOf(folder: string): string {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
  return files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n')
}

/** Returns the reason why the site must not contain a package; undefined if it may. */
function faultOf(folder: string): string | undefined {
  const { name, license = 'none' } = manifestOf(folder)
  if (!allowed.includes(license)) return `${name}: the licence "${license}" is not one of ${allowed.join(', ')}`
  return textsOf(folder) === '' ? `${name} has no licence file` : undefined
}

/** Returns the notices of these packages. Packages with the same text share one entry. */
export function licenceNotices(folders: string[]): string {
  const packages = new Map<string, string[]>()
  for (const folder of [...new Set(folders)].sort()) {
    const fault = faultOf(folder)
    if (fault) throw new Error(fault)
    const { name, version, license } = manifestOf(folder)
    const text = textsOf(folder)
    packages.set(text, [...(packages.get(text) ?? []), `${name} ${version} (${license})`])
  }
  const parts = [...packages].map(([text, names]) => `${[...new Set(names)].join('\n')}\n\n${text}`)
  return `This site is made with the following software.\n\n${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

/** Returns the folders of all packages that a build can contain: the runtime dependencies of a folder's package. */
function runtimePackages(folder: string, found = new Set<string>()): Set<string> {
  const places = createRequire(join(folder, 'package.json')).resolve.paths('.any') ?? []
  for (const name of Object.keys(manifestOf(folder).dependencies ?? {})) {
    const used = places.map((place) => join(place, name)).find((path) => existsSync(join(path, 'package.json')))
    if (!used || found.has(used)) continue
    runtimePackages(used, found.add(used))
  }
  return found
}

/**
 * Writes the notices of all packages in the bundle into a file beside it. A licence that is not allowed fails a
 * production build.
 */
export function licences(isMock: boolean): Plugin {
  const isFine = (folder: string) => !isMock || !faultOf(folder)
  return {
    name: 'portal-licences',
    configureServer(server) {
      server.middlewares.use(`/${licencesFile}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/plain; charset=utf-8')
        response.end(licenceNotices([...runtimePackages(server.config.root)].filter(isFine)))
      })
    },
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      const folders = modules.map(packageFolder).filter((folder) => folder !== undefined)
      this.emitFile({ type: 'asset', fileName: licencesFile, source: licenceNotices(folders.filter(isFine)) })
    },
  }
}
