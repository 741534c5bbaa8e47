import { extname } from 'node:path'
import { fallbackDocument } from '../routing.js'
import type { DocumentRule } from '../routing.js'
import type { BuiltSite } from './builtSite.js'
import { missingFile, tokenAddress } from './headerChecks.js'
import type { Check } from './headerChecks.js'

const entryOf = (html: string) => /<script type="module"[^>]* src="\/(assets\/[^"]+)"/.exec(html)?.[1]

/** Two addresses of a page: without its optional parts, and with all of them. */
const addressesOf = ({ path }: DocumentRule): string[] => [
  ...new Set([path.replace(/\/:\w+\?/g, ''), path].map((each) => each.replace(/:(\w+)\??/g, 'no-such-$1') || '/')),
]

const upload = 'Upload the whole folder, and empty the caches on the way.'

export const documentsCheck: Check = async (ask, { rules, read }) => {
  const faults: string[] = []
  const expect = async (address: string, file: string) => {
    const { status, headers, body } = await ask(address)
    if (status !== 200) return void faults.push(`${address} answers ${status}. Answer ${file} of the folder with 200.`)
    const type = headers['content-type']
    if (!/^text\/html; ?charset="?utf-8/i.test(type ?? ''))
      faults.push(`${address}: Content-Type is "${type}". Send "text/html; charset=utf-8".`)
    const wanted = read(file)
    if (body.equals(wanted)) return
    const [shown, built] = [entryOf(String(body)), entryOf(String(wanted))]
    if (shown !== built)
      faults.push(`${address} is of another release (${shown ?? 'no portal at all'}, not ${built}). ${upload}`)
    else if (body.equals(read(fallbackDocument)))
      faults.push(
        `${address} begins with an empty frame. Answer ${file}, as _redirects and nginx.conf of the folder say.`,
      )
    else
      faults.push(
        `${address} is not ${file} of the folder. ${upload} Nothing on the way may change it: its scripts have hashes.`,
      )
  }
  for (const rule of rules) for (const address of addressesOf(rule)) await expect(address, rule.file)
  await expect('/no-such-page', fallbackDocument)
  // A token may look like a file.
  const withToken = rules.find(({ pattern }) => new RegExp(pattern, 'i').test(tokenAddress))
  await expect(tokenAddress, withToken?.file ?? fallbackDocument)
  const { status } = await ask(missingFile)
  if (status !== 404)
    faults.push(`${missingFile} answers ${status}. Answer 404, or a script that is missing is read as a page.`)
  return faults
}

const types: Record<string, RegExp> = {
  '.html': /^text\/html/,
  '.js': /^(application|text)\/javascript/,
  '.json': /^application\/json/,
  '.svg': /^image\/svg\+xml/,
  '.css': /^text\/css/,
  '.txt': /^text\/plain/,
  '.woff2': /^font\/woff2/,
  '.webmanifest': /^application\/manifest\+json/,
  '.png': /^image\/png/,
  '.jpg': /^image\/jpeg/,
  '.webp': /^image\/webp/,
}

const mostTold = 5
const some = (addresses: string[]) =>
  addresses.slice(0, mostTold).join(', ') +
  (addresses.length > mostTold ? ` and ${addresses.length - mostTold} more` : '')

/** Asks for every file of the folder, a few at once. */
export const filesCheck: Check = async (ask, { files }) => {
  const missing: string[] = []
  const mistyped = new Map<string, string>()
  const left = [...files]
  const askForSome = async () => {
    for (let file = left.pop(); file; file = left.pop()) {
      const { status, headers } = await ask(file, { method: 'HEAD' })
      const type = headers['content-type'] ?? ''
      const ending = extname(file)
      if (status !== 200) missing.push(file)
      else if (types[ending] && !types[ending].test(type)) mistyped.set(ending, type)
    }
  }
  await Promise.all(Array.from({ length: 6 }, askForSome))
  return [
    ...(missing.length > 0
      ? [`${missing.length} of ${files.length} files are not there: ${some(missing.sort())}. ${upload}`]
      : []),
    ...[...mistyped].map(
      ([ending, type]) => `Files that end in ${ending} come as "${type}". Browsers refuse them: set their type.`,
    ),
  ]
}

const written = (html: string): unknown => {
  const [, json] = /<script type="application\/json" id="settings">([^<]*)<\/script>/.exec(html) ?? []
  return json === undefined ? undefined : JSON.parse(json)
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The settings inside the documents: those count, not the file. */
export const settingsCheck: Check = async (ask, { settings }) => {
  const { body } = await ask('/')
  const shown = written(String(body))
  if (shown === undefined) return ['The first page holds no settings. Run npm run settings, then upload the folder.']
  if (isEqual(shown, JSON.parse(JSON.stringify(settings)))) return []
  const names = Object.keys({ ...settings, ...shown }) as (keyof BuiltSite['settings'])[]
  const changed = names.filter((name) => !isEqual((shown as BuiltSite['settings'])[name], settings[name]))
  return [
    `The site runs with other settings than settings.json of the folder (${changed.join(', ')}). Run npm run settings, then upload the folder.`,
  ]
}

/** Every language of the settings is in the documents and has its files of texts. */
export const languagesCheck: Check = async (ask, { settings, files }) => {
  const html = String((await ask('/')).body)
  const [, first = '', others = ''] = /<html lang="([\w-]+)" data-languages="([\w -]*)"/.exec(html) ?? []
  const shown = [first, ...others.split(' ')].filter(Boolean)
  const faults = settings.languages
    .filter((language) => !shown.includes(language))
    .map((language) => `The pages do not hold ${language}. Run npm run settings, then upload the folder.`)
  for (const language of settings.languages) {
    const texts = files.find((file) => new RegExp(`^/assets/texts-${language}-[\\w-]+\\.js$`).test(file))
    if (!texts) faults.push(`The folder has no texts in ${language}. Build it again.`)
    else if ((await ask(texts)).status !== 200)
      faults.push(`${texts} is not there, so nobody reads ${language}. ${upload}`)
  }
  return faults
}
