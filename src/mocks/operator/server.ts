import type { Judged, Laid, TextsWithRoom } from '../../build/operator/operatorProtocol'
import type { SchemaNode } from '../../build/operator/settingsSchema'
import { settingsFile, textsFile, written } from './draft'
import type { Draft } from './draft'

/** What the page asks its server for (`build/operatorServer`). Rejects in plain words. */
async function ask<T>(path: string, body?: unknown): Promise<T> {
  const request = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const answer = await fetch(path, request)
  const content = (await answer.json()) as T & { message?: string }
  if (!answer.ok) throw new Error(content.message ?? `HTTP ${answer.status}`)
  return content
}

export const readSchema = (): Promise<SchemaNode> => ask('/settings.schema.json')

export const readTexts = (language: string): Promise<TextsWithRoom> =>
  ask(`/__operator/texts?language=${encodeURIComponent(language)}`)

/** Returns what lies beside the build that is served. */
export async function readLaid(): Promise<Draft> {
  const { source, settings, texts, files } = await ask<Laid & { source: string }>('/__operator/laid')
  const own = texts as Draft['texts']
  const textSources = Object.entries(own).map(([language, content]) => [textsFile(language), `${written(content)}\n`])
  return {
    sources: { [settingsFile]: source, ...(Object.fromEntries(textSources) as Record<string, string>) },
    settings,
    texts: own,
    files: Object.fromEntries(Object.entries(files).map(([path, content]) => [path, bytesOf(content)])),
  }
}

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

function base64Of(content: Uint8Array): string {
  let text = ''
  for (const byte of content) text += String.fromCharCode(byte)
  return btoa(text)
}

/** Asks what `npm run settings` would say of the draft. */
export function judgeDraft({ settings, texts, files }: Draft): Promise<Judged> {
  const named = JSON.stringify(settings)
  const wanted = Object.entries(files).filter(([path]) => named.includes(`"${path}"`))
  const laid: Laid = {
    settings,
    texts,
    files: Object.fromEntries(wanted.map(([path, content]) => [path, base64Of(content)])),
  }
  return ask('/__operator/judge', laid)
}
