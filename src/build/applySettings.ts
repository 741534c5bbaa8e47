import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import type { RenderedDocument, RenderedDocuments } from '../app/documents/render.js'
import { fileOfTexts, setsOfPage } from '../i18n/textSets.js'
import type { OwnTexts } from '../i18n/ownTexts.js'
import { judgedSettings } from './judgedSettings.js'
import { builtTexts, textsVersion } from './textFiles.js'
import { documentHtml, loadModule } from './documentHtml.js'
import { headersFile, nginxFile, redirectsFile } from './hostFiles.js'
import { inlineHashes } from './policy.js'
import { iconOf, manifestOf } from './look/siteIcon.js'
import { documentParts, emptyPage, fallbackDocument, fileOf, rulesOf } from './routing.js'

/**
 * What the files of pages load by a dynamic import, by page and module: the files that bring the module, as paths below
 * the site's root without the first slash.
 */
export type ChunksOfPages = Record<string, Record<string, string[]>>

/** What the build keeps for the documents of other settings. */
export interface DocumentParts {
  /** The script inside each document. */
  script: string
  chunks: ChunksOfPages
  /** Part of the names of the files of texts. */
  textsVersion: string
}

/** What renders the documents: it is loaded from the sources, unless it is given. */
interface Renderer {
  renderDocuments(settings: unknown, own: OwnTexts): Promise<RenderedDocuments>
}

/**
 * Writes everything that depends on `settings.json` into a built folder: the documents, with the settings in them, the
 * operator's fonts, and the host files. Returns the documents, and what the operator should know. The build runs it
 * once; `npm run settings` runs it again for another operator, without another build.
 */
export async function applySettings(
  root: string,
  folder: string,
  isMock: boolean,
  renderer?: Renderer,
): Promise<{ documents: RenderedDocument[]; notes: string[] }> {
  const read = (file: string) => readFile(join(folder, file), 'utf8')
  const { raw, operator, own, look } = await judgedSettings(root, folder, isMock)
  const parts = JSON.parse(await read(documentParts)) as DocumentParts
  const { renderDocuments } = renderer ?? (await loadModule<Renderer>(root, 'src/app/documents/render.tsx'))
  const texts = await writeOwnTexts(root, folder, isMock, parts, own)
  const { documents, others, noScriptCss } = await renderDocuments(raw, own)
  // The mock build asks for the file, so that testers can answer with other settings.
  const frame = {
    page: await read(emptyPage),
    script: parts.script,
    noScriptCss,
    fonts: look.css,
    preloads: look.preloads,
    icon: iconOf(operator),
    ...(texts && { texts }),
    ...(!isMock && { settings: operator }),
  }
  const written = (document: RenderedDocument) =>
    documentHtml(frame, document, scriptsOf(document, { ...parts, ...(texts && { textsVersion: texts }) }))
  const pages = documents.map((document): [string, string] => [fileOf(document.name), written(document)])
  const options = { ...inlineHashes(...pages.map(([, html]) => html), written(others)), isMock, isHosted: true }
  const rules = rulesOf(Object.fromEntries(documents.map((document) => [document.name, document])))
  const files = [
    ...look.files,
    ['manifest.webmanifest', manifestOf(operator)],
    ...pages,
    [fallbackDocument, written(others)],
    ['_headers', headersFile(operator, options, rules)],
    ['_redirects', redirectsFile(rules)],
    ['nginx.conf', nginxFile(operator, options, rules)],
  ] as const
  await mkdir(join(folder, 'documents'), { recursive: true })
  for (const [name, content] of files) await writeChanged(join(folder, name), content)
  return { documents, notes: look.notes }
}

/**
 * Writes the files of texts with the operator's own words, under names of their own, because browsers keep the others for a
 * year. Returns their version; undefined if the operator has no own words.
 */
async function writeOwnTexts(
  root: string,
  folder: string,
  isMock: boolean,
  parts: DocumentParts,
  own: OwnTexts,
): Promise<string | undefined> {
  if (Object.values(own).every((texts) => Object.keys(texts).length === 0)) return undefined
  if (textsVersion(root, isMock) !== parts.textsVersion)
    throw new Error(`${folder} was built from other texts than those in locales/: build it again`)
  const { files, version } = builtTexts(root, isMock, own)
  for (const { fileName, source } of files) await writeChanged(join(folder, fileName), source)
  return version
}

/** Leaves a file alone that holds this already: hosts that copy or cache by time see no change. */
async function writeChanged(file: string, content: string | Buffer): Promise<void> {
  const held = await readFile(file).catch(() => undefined)
  if (!held?.equals(Buffer.from(content))) await writeFile(file, content)
}

/** Returns the files that bring the modules of a page, without those whose names are given. */
function filesOfPage(chunks: ChunksOfPages, route: string, without: string[] = []): string[] {
  const modules = Object.entries(chunks[route] ?? {})
  const unknown = without.filter((name) => !modules.some(([module]) => module.includes(`/${name}.`)))
  if (unknown.length > 0) throw new Error(`The page ${route} imports no ${unknown.join(', ')}`)
  return modules
    .filter(([module]) => !without.some((name) => module.includes(`/${name}.`)))
    .flatMap(([, files]) => files)
}

/** What an address loads until its page can be used, besides the entry and the start. */
interface Row {
  page: string
  files: string[]
  texts: string[]
  calls: number
}

/** Returns what the budgets count: each document that shows a page, and the addresses that need all of its modules. */
export const rowsOf = (documents: RenderedDocument[], chunks: ChunksOfPages): Row[] =>
  documents.flatMap(({ route, at, without, texts, calls = 0, whole = {} }) => {
    if (!route || !at) return []
    const sets = setsOfPage(texts)
    const files = (left?: string[]) => [...new Set(filesOfPage(chunks, route, left))]
    return [
      { page: at, files: files(without), texts: sets, calls },
      ...Object.entries(whole).map(([page, calls]) => ({ page, files: files(), texts: sets, calls })),
    ]
  })

/** Returns the files of a document's page: its modules, and its texts in the language that the document is in. */
function scriptsOf(
  { route, without, texts, contents: [{ language }] }: RenderedDocument,
  { chunks, textsVersion }: DocumentParts,
): string[] {
  const files = route ? filesOfPage(chunks, route, without) : []
  const ownTexts = setsOfPage(texts).map((set) => fileOfTexts(set, language, textsVersion))
  return [...new Set([...files, ...ownTexts])]
}

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
const packings = [
  {
    ending: '.br',
    pack: (content: Buffer) => promisify(brotliCompress)(content, quality),
    unpack: promisify(brotliDecompress),
  },
  { ending: '.gz', pack: (content: Buffer) => promisify(gzip)(content, { level: 9 }), unpack: promisify(gunzip) },
]

/**
 * Writes a .gz and a .br file beside every text file, for servers that send precompressed files. What is packed already
 * stays as it is. Returns the names of the packed files that it wrote.
 */
export async function compressFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  const isText = (name: string) => /\.(js|css|html|svg|json|webmanifest|txt)$/.test(name)
  const written = names.filter(isText).map(async (name) => {
    const content = await readFile(join(folder, name))
    const packed = packings.map(async ({ ending, pack, unpack }) => {
      const file = join(folder, name + ending)
      const held = await readFile(file)
        .then(unpack)
        .catch(() => undefined)
      if (held?.equals(content)) return []
      await writeFile(file, await pack(content))
      return [name + ending]
    })
    return (await Promise.all(packed)).flat()
  })
  return (await Promise.all(written)).flat().sort()
}
