import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { parseOperatorSettings } from '../../features/identity/settings/operatorSettings.js'
import type { OperatorSettings } from '../../features/identity/settings/operatorSettings.js'
import { loadModule } from '../documentHtml.js'
import { inlineHashes, securityHeaders } from '../policy.js'
import { rulesOf, styledDocuments } from '../routing.js'
import type { DocumentRule } from '../routing.js'

/** A built folder, as a running site should show it. */
export interface BuiltSite {
  settings: OperatorSettings
  /** The headers of every answer. */
  security: Record<string, string>
  rules: DocumentRule[]
  /** What visitors can load, as paths below the site's root. */
  files: string[]
  read: (file: string) => Buffer
}

/** What lies in a folder and is no file of the site: for hosts, for `npm run settings`, and packed copies. */
const notOfSite = /\.(br|gz)$|^\/(documents|texts)\/|^\/(_headers|_redirects|nginx\.conf)$/

/** Returns the files below a folder, those of folders that it leads to, too: a release shares its scripts with others. */
const filesBelow = (folder: string, below = ''): string[] =>
  readdirSync(join(folder, below)).flatMap((name) => {
    const file = `${below}/${name}`
    return statSync(join(folder, file)).isDirectory() ? filesBelow(folder, file) : [file]
  })

export async function builtSite(root: string, folder: string): Promise<BuiltSite> {
  const read = (file: string) => readFileSync(join(folder, file))
  const hashes = inlineHashes(...styledDocuments.map((file) => String(read(file))))
  const settings = parseOperatorSettings(JSON.parse(String(read('settings.json'))))
  const { documents } = await loadModule<{ documents: Record<string, { path: string }> }>(
    root,
    'src/app/documents/table.ts',
  )
  return {
    settings,
    security: securityHeaders(settings, { ...hashes, isHosted: true }),
    rules: rulesOf(documents),
    files: filesBelow(folder)
      .filter((file) => extname(file) && !notOfSite.test(file))
      .sort(),
    read,
  }
}
