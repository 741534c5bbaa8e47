import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { runnerImport } from 'vite'

/** The result of `src/app/prerender.tsx`: the landing page before any script runs. */
export interface Landing {
  html: string
  css: string
  title: string
  description: string
}

export interface PrerenderModule {
  render(settings: unknown): Promise<Landing>
}

/** Loads a module of the portal into this process, as in a production build. */
export async function loadModule<T>(root: string, file: string): Promise<T> {
  const { module } = await runnerImport<T>(resolve(root, file), {
    root,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
  })
  return module
}

/** Returns the landing page for the given settings; undefined if the portal has no prerender module. */
export async function renderLanding(root: string, settings: unknown): Promise<Landing | undefined> {
  const file = 'src/app/prerender.tsx'
  if (!existsSync(resolve(root, file))) return undefined
  const { render } = await loadModule<PrerenderModule>(root, file)
  return render(settings)
}

const emptyRoot = /<div id="root"><\/div>/

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/**
 * Replaces a text that must be in the document. Throws if it is missing, so that the build never drops the landing page
 * silently.
 */
function replaceOnce(html: string, part: RegExp, replacement: string): string {
  if (html.search(part) < 0) throw new Error(`index.html has no ${String(part)}`)
  return html.replace(part, () => replacement)
}

/** Writes the landing page into the document. */
export function withLanding(document: string, landing: Landing): string {
  // A closing tag inside the styles would end them early.
  const css = landing.css.replaceAll('</', '<\\/')
  const title = `<title>${escaped(landing.title)}</title>`
  const description = `<meta name="description" content="${escaped(landing.description)}" />`
  const head = `${css ? `<style>${css}</style>` : ''}</head>`
  let html = replaceOnce(document, emptyRoot, `<div id="root">${landing.html}</div>`)
  html = replaceOnce(html, /<title>[^<]*<\/title>/, title)
  html = replaceOnce(html.replace(/\s*<meta name="description"[^>]*>/, ''), /<\/title>/, `</title>\n    ${description}`)
  return replaceOnce(html, /<\/head>/, head)
}
