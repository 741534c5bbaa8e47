import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import type { Connect, Plugin } from 'vite'
import type { Judged, Laid } from './operatorProtocol.js'
import { filesIn } from '../look/judgedLook.js'
import { judge } from '../judgedSettings.js'
import { readOwnTexts, textsWithRoom } from '../ownTexts.js'
import { readLocales } from '../textFiles.js'

type Locales = ReturnType<typeof readLocales>

/** More than all files together may weigh, written as text. */
const longest = 8_000_000

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    if (length > longest) throw new Error('too long')
    parts.push(part)
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8'))
}

/** Judges what a page holds as `npm run settings` judges a folder. Nothing is written to the disk. */
export async function judgedLaid({ settings, texts, files }: Laid, locales: Locales): Promise<Judged> {
  const read = (path: string) => {
    const content = Object.hasOwn(files, path) ? files[path] : undefined
    return Promise.resolve(content === undefined ? undefined : Buffer.from(content, 'base64'))
  }
  const { operator, own, look, faults } = await judge({ settings, texts, files: read }, locales)
  // In a folder, fonts have names that browsers keep. In the page they stand where the settings name them.
  const css = (look?.files ?? []).reduce(
    (css, [name], at) => css.replaceAll(`/${name}`, operator?.typeface?.files[at] ?? ''),
    look?.css ?? '',
  )
  return { faults, notes: look?.notes ?? [], css, ...(operator && { operator }), ...(own && { own }) }
}

/** Returns what lies in a folder, for a page that begins with it. */
async function laidIn(folder: string): Promise<Laid & { source: string }> {
  const source = await readFile(join(folder, 'settings.json'), 'utf8')
  const settings = JSON.parse(source) as Laid['settings']
  const read = filesIn(folder)
  const named = JSON.stringify(settings).match(/(?<=")\/[\w./-]+\.(?:svg|png|jpe?g|webp|woff2)(?=")/g) ?? []
  const files = await Promise.all(
    [...new Set(named)].map(async (path) => [path, (await read(path))?.toString('base64')] as const),
  )
  const found = files.filter((entry): entry is [string, string] => entry[1] !== undefined)
  return { source, settings, texts: await readOwnTexts(folder), files: Object.fromEntries(found) }
}

/** What the page asks for, by address. The portal's own texts are read once: they are those of the build. */
function answersOf(root: string, folder: string): Record<string, (request: IncomingMessage) => Promise<unknown>> {
  let kept: Locales | undefined
  const locales = () => (kept ??= readLocales(root, false))
  const textsIn = (language: string | null) => textsWithRoom(language ?? 'en', locales())
  return {
    judge: async (request) => judgedLaid((await bodyOf(request)) as Laid, locales()),
    laid: () => laidIn(folder),
    texts: ({ url = '' }) => Promise.resolve(textsIn(new URLSearchParams(url.split('?')[1]).get('language'))),
  }
}

function serve(middlewares: Connect.Server, root: string, folder: string): void {
  for (const [name, answer] of Object.entries(answersOf(root, folder)))
    middlewares.use(`/__operator/${name}`, (request: IncomingMessage, response: ServerResponse) => {
      response.setHeader('Content-Type', 'application/json')
      response.setHeader('Cache-Control', 'no-store')
      // No other site's page may ask: what lies in the folder is the operator's.
      const isOurs = ['same-origin', 'none', undefined].includes(
        request.headers['sec-fetch-site'] as string | undefined,
      )
      response.statusCode = isOurs ? 200 : 403
      void (isOurs ? answer(request) : Promise.resolve({})).then(
        (content) => response.end(JSON.stringify(content)),
        (thrown: unknown) => {
          response.statusCode = 400
          response.end(JSON.stringify({ message: thrown instanceof Error ? thrown.message : String(thrown) }))
        },
      )
    })
}

/** Answers the page of `npm run operator`. The mock build's server alone has it. */
export function operatorServer(): Plugin {
  return {
    name: 'portal-operator',
    configureServer({ middlewares, config: { root, publicDir } }) {
      serve(middlewares, root, publicDir)
    },
    configurePreviewServer({ middlewares, config: { root, build } }) {
      serve(middlewares, root, resolve(root, build.outDir))
    },
  }
}
