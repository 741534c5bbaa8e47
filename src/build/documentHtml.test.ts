// @ts-expect-error -- it comes without types
import { JSDOM } from 'jsdom'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import settings from '../../public/settings.json'
import { documents as table } from '../app/documents/table'
import { renderDocuments } from '../app/documents/render'
import type { RenderedDocuments } from '../app/documents/render'
import { documentHtml } from './documentHtml'
import { inlineHashes } from './policy'
import { fileOf, styledDocuments } from './routing'

/** React as the build has it: quicker, and without the checks for developers, which warn of slow ones. */
vi.hoisted(() => (process.env.NODE_ENV = 'production'))

const page = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8')
const script = 'mark()'

let rendered: RenderedDocuments
const pages = new Map<string, string>()
/** In a browser's environment Emotion would write its styles into the page, not into the markup. */
const parsed = (html: string) => new (JSDOM as new (html: string) => { window: Window })(html).window.document
/** Parsed once: each page has many checks, and none of them changes it. */
const parsedPages = new Map<string, Document>()
function pageOf(name: string): Document {
  const page = parsedPages.get(name) ?? parsed(pages.get(name) ?? '')
  parsedPages.set(name, page)
  return page
}

beforeAll(async () => {
  rendered = await renderDocuments(settings)
  const { documents, others, ...styles } = rendered
  for (const document of [...documents, others])
    pages.set(document.name, documentHtml({ page, script, settings, ...styles }, document, ['assets/a.js']))
})

const nameOf = (file: string) => names.find((name) => fileOf(name) === file) ?? 'others'
const names = [...Object.keys(table), 'others']
const meta = (html: Document, name: string) => html.querySelector(`meta[name="${name}"]`)?.getAttribute('content')

/** What search engines ask of a page: the checks of common audits, by our own code. */
describe('search engines find in the document', () => {
  it.each(names)('%s: a title, a description, a language, a viewport', (name) => {
    const html = pageOf(name)
    expect(html.title).toMatch(/ – Sableport Transit$/)
    expect(html.title.length).toBeLessThanOrEqual(75)
    expect(html.querySelectorAll('title, meta[name="description"]')).toHaveLength(2)
    expect(meta(html, 'description')?.length).toBeGreaterThan(25)
    expect(meta(html, 'description')?.length).toBeLessThanOrEqual(160)
    expect(html.documentElement.lang).toBe('en')
    expect(meta(html, 'viewport')).toContain('width=device-width')
    expect(html.characterSet).toBe('UTF-8')
  })

  it.each(names)('%s: links that can be followed, with names, and pictures with a text', (name) => {
    const html = pageOf(name)
    for (const link of html.querySelectorAll('a')) {
      expect(link.getAttribute('href'), link.outerHTML).toMatch(/^(\/|https:|mailto:|tel:|#)/)
      const named = link.textContent?.trim() || link.getAttribute('aria-label') || link.querySelector('[alt]')
      expect(named, link.outerHTML).toBeTruthy()
      expect(link.textContent?.trim().toLowerCase(), 'says where it leads').not.toMatch(/^(click here|here|more|link)$/)
    }
    for (const picture of html.querySelectorAll('img')) expect(picture.hasAttribute('alt')).toBe(true)
  })

  it('a description and a title of its own for each public page, in both languages', () => {
    const indexed = rendered.documents.filter(({ isIndexed }) => isIndexed)
    for (const at of [0, 1]) {
      const descriptions = indexed.map(({ contents }) => contents[at]?.description)
      expect(new Set(descriptions).size).toBe(indexed.length)
      for (const { contents } of rendered.documents) expect(contents[at]?.description.length).toBeLessThanOrEqual(165)
    }
  })

  it('private pages only with the word not to list them', () => {
    const hidden = names.filter((name) => meta(pageOf(name), 'robots') === 'noindex')
    const listed = names.filter((name) => !hidden.includes(name))
    expect(listed.sort()).toEqual(
      [
        ...['landing', 'login', 'signUp', 'forgotPassword', 'products', 'productsDigital', 'productsPhysical'],
        ...['digital', 'physical', 'manageCard', 'findOrder'],
      ].sort(),
    )
  })
})

describe('a document', () => {
  it.each(names)('%s has styles and scripts of its own that the policy of all allows', (name) => {
    const { styleHashes, scriptHashes } = inlineHashes(pages.get(name) ?? '')
    const allowed = inlineHashes(...styledDocuments.map((file) => pages.get(nameOf(file)) ?? ''))
    expect(allowed.styleHashes).toEqual(expect.arrayContaining(styleHashes))
    expect(scriptHashes).toEqual(allowed.scriptHashes)
    expect(pages.get(name)).toContain(`<script>${script}</script>`)
  })

  it('has the other languages as templates, with their titles', () => {
    const html = pageOf('cart')
    expect(html.querySelector('#root h1')?.textContent).toBe('Your cart')
    const french = html.querySelector<HTMLTemplateElement>('template[lang="fr"]')
    expect(french?.title).toMatch(/^Votre panier/)
    expect(french?.content.querySelector('h1')?.textContent).toBe('Votre panier')
    expect(html.documentElement.dataset.languages).toBe('fr')
  })

  it('names the visitors for whom the portal will show something else', () => {
    expect(pageOf('checkout').querySelector('main')?.dataset.hiddenFor).toBe('visitor guest card temporary')
    expect(pageOf('products').querySelector('main')?.dataset.hiddenFor).toBeUndefined()
  })

  it('@LANG-03 names the version of the texts with the operator’s own words, where it has some', () => {
    const { others, documents: _, ...styles } = rendered
    const html = parsed(documentHtml({ page, script, ...styles, texts: 'a1b2c3d4' }, others, []))
    expect(html.documentElement.dataset.texts).toBe('a1b2c3d4')
    expect(pageOf('cart').documentElement.dataset.texts).toBeUndefined()
  })

  it('loads the code of its screen', () => {
    expect(pageOf('login').querySelector('link[rel="modulepreload"]')?.getAttribute('href')).toBe('/assets/a.js')
  })

  it.each(names)('%s holds the settings, as data that no browser runs', (name) => {
    const data = pageOf(name).getElementById('settings')
    expect(data?.getAttribute('type')).toBe('application/json')
    expect(JSON.parse(data?.textContent ?? '')).toEqual(settings)
  })

  it('@OPS-04 tells its script when notices hold, and its page has all of them', async () => {
    const text = { en: 'No "ferries" today.' }
    const notices = [
      { version: 'storm', severity: 'info' as const, text, until: '2026-12-24T10:00:00Z' },
      { version: 'cart', severity: 'info' as const, text, routes: ['/cart'] },
    ]
    const { documents, ...styles } = await renderDocuments({ ...settings, notices })
    const landing = documents.find((document) => document.name === 'landing')
    if (!landing) throw new Error('There is no landing')
    const html = parsed(documentHtml({ page, script, settings: { notices }, ...styles }, landing, []))
    expect(JSON.parse(html.documentElement.dataset.notices ?? '')).toEqual([
      { version: 'storm', until: '2026-12-24T10:00:00Z' },
      { version: 'cart' },
    ])
    expect([...html.querySelectorAll('#root [data-notice]')].map(({ textContent }) => textContent?.trim())).toEqual([
      'No "ferries" today.',
    ])
    expect(landing.css).toContain('[data-hidden-notices~="0"]')
  })

  it('ends its settings where they end, whatever they say, and leaves them out in the mock build', () => {
    const { others, ...styles } = rendered
    const hostile = { operator: { name: '</script><script>alert(1)</script><!--' } }
    const html = documentHtml({ page, script, settings: hostile, ...styles }, others, [])
    expect(JSON.parse(parsed(html).getElementById('settings')?.textContent ?? '')).toEqual(hostile)
    expect(inlineHashes(html)).toEqual(inlineHashes(pages.get('others') ?? ''))
    expect(parsed(documentHtml({ page, script, ...styles }, others, [])).getElementById('settings')).toBeNull()
  })

  it('keeps texts as they are written', () => {
    const { others, ...styles } = rendered
    const [first] = others.contents
    const odd = { ...first, html: '<main><h1>$& costs $1</h1></main>', title: 'A & B', description: '"Quoted"' }
    const html = documentHtml({ page, script, ...styles }, { ...others, contents: [odd] }, [])
    expect(html).toContain('<h1>$& costs $1</h1>')
    expect(html).toContain('<title>A &amp; B</title>')
    expect(html).toContain('content="&quot;Quoted&quot;"')
  })

  it('fails where the page has no place for its content', () => {
    expect(() => documentHtml({ page: '<html><head></head>', script, ...rendered }, rendered.others, [])).toThrow()
  })
})
