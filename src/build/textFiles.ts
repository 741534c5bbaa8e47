import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { completeTexts, hasFallbacks } from '../i18n/completeTexts.js'
import type { Texts } from '../i18n/completeTexts.js'
import { pseudoLocale, pseudoTexts } from '../i18n/pseudoLocale.js'
import { fileOfTexts, setsOf } from '../i18n/textSets.js'
import { withOwnTexts } from '../i18n/ownTexts.js'
import type { OwnTexts } from '../i18n/ownTexts.js'

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()

const readFolder = (folder: string): Texts =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .sort()
      .map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8')) as Texts]),
  )

/** Returns the texts of all languages, complete, by language and feature. */
export function readLocales(root: string, withPseudoLocale: boolean): Record<string, Texts> {
  const folder = join(root, 'locales')
  const english = readFolder(join(folder, 'en'))
  const languages = foldersIn(folder).map((language) => [language, readFolder(join(folder, language))] as const)
  const pseudo = withPseudoLocale ? [[pseudoLocale, pseudoTexts(english)] as const] : []
  return Object.fromEntries(
    [...languages, ...pseudo].map(([language, own]) => [language, completeTexts(language, own, english)]),
  )
}

/** Returns the module that the browser loads for a set of features: one export for each. */
function moduleOf(features: [string, Texts][]): string {
  const texts = features.map(([feature, content]) => `export const ${feature}=${JSON.stringify(content)};`)
  return `${texts.join('\n')}\nexport const isPartial=${String(features.some(([, content]) => hasFallbacks(content)))};\n`
}

/** Returns the files of texts of a build, without their names. The mock build has the pseudo-locale, too. */
function sourcesOf(root: string, isMock: boolean, own: OwnTexts) {
  return Object.entries(readLocales(root, isMock)).flatMap(([language, texts]) => {
    const features = Object.entries(withOwnTexts(texts, own[language])) as [string, Texts][]
    const inSet = (set: string) => features.filter(([feature]) => setsOf(feature).includes(set))
    const sets = [...new Set(features.flatMap(([feature]) => setsOf(feature)))]
    return sets.map((set) => ({ set, language, source: moduleOf(inSet(set)) }))
  })
}

/** It follows from what the files hold, because browsers keep them by their names. */
const versionOf = (sources: ReturnType<typeof sourcesOf>) =>
  createHash('sha256').update(JSON.stringify(sources)).digest('hex').slice(0, 8)

export const textsVersion = (root: string, isMock: boolean): string => versionOf(sourcesOf(root, isMock, {}))

/** Returns the files of texts, with the operator's own words in them, and the version that their names hold. */
export function builtTexts(root: string, isMock: boolean, own: OwnTexts = {}) {
  const sources = sourcesOf(root, isMock, own)
  const version = versionOf(sources)
  const files = sources.map(({ set, language, source }) => ({ fileName: fileOfTexts(set, language, version), source }))
  return { files, version }
}

/**
 * Builds the texts: one file per set and language, under a name that follows from both. A table of all files would grow
 * the first load with each language; this way it knows none of them.
 */
export function textFiles(isMock: boolean): Plugin {
  let root = ''
  return {
    name: 'portal-texts',
    apply: 'build',
    enforce: 'pre',
    config(config) {
      root = config.root ?? process.cwd()
      return { define: { __TEXTS_VERSION__: JSON.stringify(textsVersion(root, isMock)) } }
    },
    resolveId: {
      filter: { id: /\/textSource$/ },
      handler(_, importer) {
        return this.resolve('./builtTextSource', importer, { skipSelf: true })
      },
    },
    generateBundle() {
      for (const file of builtTexts(root, isMock).files) this.emitFile({ type: 'asset', ...file })
    },
  }
}
