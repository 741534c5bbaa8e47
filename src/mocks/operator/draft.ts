export interface Draft {
  /** The JSON files as they were read, by name: what was not changed is written as it was. */
  sources: Record<string, string>
  settings: Record<string, unknown>
  /** Texts by language, then by key. */
  texts: Record<string, Record<string, string>>
  /** Files by path below the site's root: `/logo.svg`. */
  files: Record<string, Uint8Array>
}

/** A file with its path as the browser tells it (`ferry/texts/en.json`), or its name alone. */
export interface ReadFile {
  path: string
  content: Uint8Array
}

export const settingsFile = 'settings.json'
export const textsFile = (language: string): string => `texts/${language}.json`

const isLaid = (path: string) => /\.(svg|png|jpe?g|webp|woff2)$/.test(path)
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

function parsed(name: string, source: string): Record<string, unknown> {
  try {
    const content: unknown = JSON.parse(source)
    if (typeof content === 'object' && content !== null && !Array.isArray(content))
      return content as Record<string, unknown>
  } catch (thrown) {
    throw new Error(`${name} cannot be read: ${thrown instanceof Error ? thrown.message : ''}`, { cause: thrown })
  }
  throw new Error(`${name} must hold an object`)
}

/** Returns the path under which the settings name a file that came without its folder. */
const namedPath = (name: string, settings: unknown): string | undefined =>
  (JSON.stringify(settings).match(/(?<=")\/[\w./-]+(?=")/g) ?? []).find((path) => nameOf(path) === name)

/**
 * Returns the draft that these files hold. With a `settings.json` among them they replace everything; without one they
 * are added to what is there.
 * @throws Error in plain words, if a file of settings or texts is no JSON object.
 */
export function withFiles(before: Draft, read: readonly ReadFile[]): Draft {
  const main = read.find(({ path }) => nameOf(path) === settingsFile)
  const folder = main?.path.slice(0, -settingsFile.length) ?? ''
  const text = (content: Uint8Array) => new TextDecoder().decode(content)
  const draft: Draft = main
    ? {
        sources: { [settingsFile]: text(main.content) },
        settings: parsed(settingsFile, text(main.content)),
        texts: {},
        files: {},
      }
    : structuredClone(before)
  for (const { path, content } of read) {
    const inFolder = path.startsWith(folder) ? path.slice(folder.length) : path
    const [, language] = /^(?:.*\/)?([a-z]{2,3}(?:-[A-Za-z]+)?)\.json$/.exec(inFolder) ?? []
    if (language) {
      const name = textsFile(language)
      draft.sources[name] = text(content)
      draft.texts[language] = parsed(name, text(content)) as Record<string, string>
    } else if (isLaid(inFolder)) {
      const isLoose = !inFolder.includes('/')
      draft.files[(isLoose && namedPath(inFolder, draft.settings)) || `/${inFolder}`] = content
    }
  }
  return draft
}

const width = 100

/** Returns JSON as people write it: what holds no list and no group stands in one line, if it fits. */
export function written(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const isList = Array.isArray(value)
  const [open, close] = isList ? '[]' : '{}'
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  if (entries.length === 0) return `${open}${close}`
  const named = (key: string, text: string) => (isList ? text : `${JSON.stringify(key)}: ${text}`)
  if (indent !== '' && entries.every(([, one]) => typeof one !== 'object' || one === null)) {
    const inside = entries.map(([key, one]) => named(key, JSON.stringify(one))).join(', ')
    const line = isList ? `[${inside}]` : `{ ${inside} }`
    if (indent.length + line.length <= width) return line
  }
  const more = `${indent}  `
  const lines = entries.map(([key, one]) => more + named(key, written(one, more)))
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}

/** Returns everything that lies beside a build, as `npm run settings` reads it. What was not changed is as it was read. */
export function filesOf({ sources, settings, texts, files }: Draft): ReadFile[] {
  const json = (path: string, content: unknown): ReadFile => {
    const source = sources[path]
    const isSame = source !== undefined && JSON.stringify(JSON.parse(source)) === JSON.stringify(content)
    return { path, content: new TextEncoder().encode(isSame ? source : `${written(content)}\n`) }
  }
  const spoken = Object.entries(texts).filter(
    ([language, own]) => Object.keys(own).length > 0 || textsFile(language) in sources,
  )
  return [
    json(settingsFile, settings),
    ...spoken.map(([language, own]) => json(textsFile(language), own)),
    ...Object.entries(files).map(([path, content]) => ({ path: path.slice(1), content })),
  ]
}

/** Returns the draft with an own text; without the text, the portal's counts again. */
export function withText(draft: Draft, language: string, key: string, text: string | undefined): Draft {
  const { [key]: _, ...others } = draft.texts[language] ?? {}
  const own = text === undefined ? others : { ...draft.texts[language], [key]: text }
  return { ...draft, texts: { ...draft.texts, [language]: own } }
}
