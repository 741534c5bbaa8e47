import { resolve } from 'node:path'
import { runnerImport } from 'vite'
import type { NoticeTimes } from '../boot/noticesOfVisit.js'
import type { Rendered, RenderedDocument, RenderedDocuments } from '../app/documents/render.js'

/** The page as the bundler wrote it, and what all documents share. */
export interface Frame extends Pick<RenderedDocuments, 'noScriptCss'> {
  page: string
  /** Runs in the head and at the end of the body (`src/boot/beforeStart.ts`). */
  script: string
  /** The settings with their defaults, checked: the portal starts from its document alone (`src/boot/loadSettings.ts`). */
  settings?: Record<string, unknown> & { notices?: NoticeTimes[] }
  /** Styles of the operator's own fonts. */
  fonts?: string
  /** Addresses of the operator's fonts that every page begins in. */
  preloads?: string[]
  /** The site's picture in tabs and bookmarks. */
  icon?: { href: string; type: string }
  /** The version of the files of texts with the operator's own words, if there are some. */
  texts?: string
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

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/**
 * Replaces a text that must be in the page. Throws if it is missing, so that the build never drops a document's content
 * silently.
 */
function replaceOnce(html: string, part: RegExp, replacement: string): string {
  if (html.search(part) < 0) throw new Error(`index.html has no ${String(part)}`)
  return html.replace(part, () => replacement)
}

/** A closing tag inside the styles would end them early. */
const style = (css: string) => `<style>${css.replaceAll('</', '<\\/')}</style>`

/** Data, which no browser runs: policies do not ask for its hash. No content can end the element early. */
const data = (settings: unknown) =>
  settings === undefined
    ? ''
    : `<script type="application/json" id="settings">${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>`

/** For the script in the head, which hides notices that are not due before the page is painted. */
function noticesOf({ notices = [] }: NonNullable<Frame['settings']> = {}): string {
  const times = notices.map(({ version, from, until, closes }) => ({ version, from, until, closes }))
  return times.length > 0 ? ` data-notices="${escaped(JSON.stringify(times))}"` : ''
}

const hiding = (html: string, kinds: string[]) =>
  kinds.length > 0 ? html.replace('<main ', `<main data-hidden-for="${kinds.join(' ')}" `) : html

/**
 * Writes a document: title, description and rules for search engines, the content in the first language, the other
 * languages as templates, which `beforeStart` takes for visitors who chose them, and help for visitors without
 * JavaScript. `scripts` are files that load with it. The settings stand last, because nothing shown needs them.
 */
export function documentHtml(
  { page, script, settings, noScriptCss, fonts = '', preloads = [], icon, texts }: Frame,
  document: RenderedDocument,
  scripts: string[],
): string {
  const { hiddenFor, isIndexed, css } = document
  const [first, ...others] = document.contents
  const shown = ({ html }: Rendered) => `<div data-document>${hiding(html, hiddenFor)}</div>`
  const template = (content: Rendered) =>
    `<template lang="${content.language}" title="${escaped(content.title)}">${shown(content)}</template>`
  const help = document.contents.map(({ language, help }) => `<div lang="${language}">${help}</div>`).join('')
  const inline = `<script>${script}</script>`
  const head = [
    inline,
    `<title>${escaped(first.title)}</title>`,
    `<meta name="description" content="${escaped(first.description)}" />`,
    ...(isIndexed ? [] : ['<meta name="robots" content="noindex" />']),
    ...preloads.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}" />`),
  ]
  const links = scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`)
  const languages = others.map(({ language }) => language).join(' ')
  let html = replaceOnce(
    page,
    /<html[^>]*>/,
    `<html lang="${first.language}" data-languages="${languages}"${texts ? ` data-texts="${texts}"` : ''}${noticesOf(settings)}>`,
  )
  if (icon)
    html = replaceOnce(
      html,
      /<link rel="icon"[^>]*>/,
      `<link rel="icon" href="${escaped(icon.href)}" type="${icon.type}" />`,
    )
  html = replaceOnce(html, /<title>[^<]*<\/title>/, head.join('\n    '))
  html = replaceOnce(
    html,
    /<\/head>/,
    `${style(css + fonts)}\n${links.join('\n')}\n<noscript>${style(noScriptCss)}</noscript></head>`,
  )
  html = replaceOnce(html, /\s*<noscript>\s*<p>[\s\S]*?<\/noscript>/, '')
  const body = `<noscript><div class="help">${help}</div></noscript>
    <div id="root">${shown(first)}</div>${others.map(template).join('')}
    ${inline}${data(settings)}`
  return replaceOnce(html, /<div id="root"><\/div>/, body)
}
