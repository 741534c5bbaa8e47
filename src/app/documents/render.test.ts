import { beforeAll, describe, expect, it, vi } from 'vitest'
import settings from '../../../public/settings.json'
import { routePaths } from '../../shared/paths'
import { headingOf, plainMarkup, StyleSheet, withoutFallbacks, withoutPrefixes, withoutUnusedVariables } from './markup'
import { renderDocuments } from './render'
import type { RenderedDocuments } from './render'
import { documents } from './table'

/** React as the build has it: quicker, and without the checks for developers, which warn of slow ones. */
vi.hoisted(() => (process.env.NODE_ENV = 'production'))

let rendered: RenderedDocuments
beforeAll(async () => {
  rendered = await renderDocuments(settings)
})
const names = Object.keys(documents)
const documentOf = (name: string) => rendered.documents.find((document) => document.name === name)!
const contentOf = (name: string, language: string) =>
  documentOf(name).contents.find((content) => content.language === language)!

describe('the documents @NAV-01', () => {
  it('are one or more for every page of the route table', () => {
    const pages = new Set<string>(Object.values(documents).map(({ route }) => route))
    expect(Object.keys(routePaths).filter((route) => !pages.has(route))).toEqual([])
  })

  it('redirect nobody, although the operator has no guests whose pages lead elsewhere', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await renderDocuments({ ...settings, languages: ['en'], features: { guestCheckout: false, manageCard: false } })
    expect(warn.mock.calls.flat().join('\n')).not.toContain('<Navigate>')
    warn.mockRestore()
  })

  it.each(names.filter((name) => documents[name]?.at))('%s has heading and lead', (name) => {
    for (const { html, language } of documentOf(name).contents) {
      expect(html.match(/<h1/g), language).toHaveLength(1)
      expect(headingOf(html)).toMatch(/\S/)
      // A heading alone says little: every page has more to show before its code is there.
      expect(html.slice(html.indexOf('</h1>'), html.indexOf('</main>')).length).toBeGreaterThan(100)
    }
  })

  it.each([...names, 'others'])('%s takes no input that would be lost, and keeps to the policy', (name) => {
    const { contents } = name === 'others' ? rendered.others : documentOf(name)
    for (const content of contents) {
      // The document's script keeps these choices (`followChoices`).
      const html = name === 'products' ? content.html.replaceAll(/<input type="radio"[^>]*>/g, '') : content.html
      expect(html).not.toMatch(/<(form|input|select|textarea|style|script|template)\b| style=| on\w+=|<!--/)
      expect(html).not.toMatch(/<button (?!disabled)/)
    }
  })

  it('are in every language of the settings, the language of new visitors first', async () => {
    const languagesOf = ({ documents }: RenderedDocuments) =>
      documents.map(({ contents }) => contents.map(({ language }) => language).join())
    expect(new Set(languagesOf(rendered))).toEqual(new Set(['en,fr']))
    expect(new Set(languagesOf(await renderDocuments({ ...settings, languages: ['fr'] })))).toEqual(new Set(['fr']))
    expect(contentOf('login', 'en').html).toContain('Sign in')
    expect(contentOf('login', 'fr').html).toContain('Se connecter')
  })

  it('are the same, and whole, however often they are rendered', async () => {
    expect(await renderDocuments(settings)).toEqual(rendered)
  })

  it('show no text by its key', () => {
    for (const { contents } of rendered.documents) {
      for (const { html, title, description, help } of contents) {
        const texts = [html.replace(/<[^>]*>/g, ' '), title, description, help].join(' ')
        expect(texts).not.toMatch(/\b(landing|meta|nav|footer|shared|description|title|help|page|step)\.\w/)
      }
    }
  })

  it('have a description of their own, in every language', async () => {
    const texts = {
      en: await import('../../../locales/en/documents.json'),
      fr: await import('../../../locales/fr/documents.json'),
    }
    for (const { title, description } of Object.values(texts)) {
      const isTold = (of: object) => (name: string) => name in of || documents[name]!.route in of
      expect(names.filter((name) => !isTold(description)(name))).toEqual([])
      const frames = names.filter((name) => !documents[name]?.at)
      expect(frames.filter((name) => !isTold(title)(name))).toEqual([])
    }
  })

  it('link to the ways in, and say where the operator is', () => {
    const { html, title } = contentOf('landing', 'en')
    expect(title).toBe('Tickets and passes online – Sableport Transit')
    expect(html).toMatch(/<a[^>]* href="\/products"/)
    expect(html).toMatch(/<a[^>]* href="\/login"/)
  })

  it('say nothing of a cart or of an order, because they are for everybody', () => {
    expect(contentOf('checkout', 'en').html).not.toMatch(/nothing to pay/i)
    expect(contentOf('orderSummary', 'en').html).toContain('aria-busy="true"')
  })

  it('hold the empty cart and the place of a line, of which the script in the document shows what holds', () => {
    const { html } = contentOf('cart', 'en')
    expect(html).toMatch(/data-cart="empty".*Your cart is empty.*data-cart="lines".*data-cart-line/s)
    expect(documentOf('cart').css).toContain(
      'html:not([data-cart-lines="0"]) [data-document] [data-cart=empty]{display:none}',
    )
  })

  it('@CAT-01 hold the operator’s services as a choice, where all products are offered', () => {
    for (const value of ['service-bus', 'service-rail', 'service-ferry'])
      expect(contentOf('products', 'fr').html).toContain(`name="filter-service" value="${value}"`)
    expect(contentOf('products', 'fr').html).toContain('Autobus')
    for (const name of ['productsDigital', 'productsPhysical'])
      expect(contentOf(name, 'en').html).not.toContain('<input')
  })

  it('@LAND-01 hold the sign of each service that has one', () => {
    const signs = contentOf('landing', 'en').html.match(/src="\/pictures\/service-\w+\.svg"/g)
    expect(signs).toHaveLength(3)
  })

  it('have one of three style sheets, which know both colour schemes', () => {
    const documents = [...rendered.documents, rendered.others]
    const sheets = new Set(documents.map(({ css }) => css))
    expect(sheets.size).toBe(3)
    for (const css of sheets) {
      expect(css).not.toContain('<')
      expect(css).toContain('prefers-color-scheme: dark')
    }
  })

  it('@NAV-04 have the styles of every page in each style sheet, print included, because the portal leaves them there', () => {
    for (const { css } of [...rendered.documents, rendered.others]) {
      expect(css).toMatch(/body\{margin:0/)
      expect(css).toContain('scroll-padding-top')
      expect(css).toMatch(/@media print\{:root\{[^}]*--mui-palette-surface-sunken:[^;]* ?!important/)
    }
  })
})

describe('without JavaScript', () => {
  it.each([
    ['en', 'This site needs JavaScript', 'Phone'],
    ['fr', 'Ce site a besoin de JavaScript', 'Téléphone'],
  ])('@OPS-01 a document in %s says what is missing, and gives every way to the operator', (language, title, phone) => {
    const { help } = contentOf('products', language)
    expect(help).toContain(title)
    expect(help).toContain(`${phone} <a href="tel:+19025550100">+1 902 555 0100</a>`)
    expect(help).toContain('<a href="mailto:riders@sableport-transit.example">')
    expect(help).toContain('1 Wharf Square')
    expect(help).toContain(`<a href="${settings.links.contact[language as 'en' | 'fr']}">`)
  })

  it('@LANG-03 has the operator’s own words', async () => {
    const { documents } = await renderDocuments(settings, { en: { 'app:landing.headline': 'Hop on.' } })
    const landing = documents.find(({ name }) => name === 'landing')
    expect(landing?.contents[0].html).toContain('Hop on.')
    expect(landing?.contents[1]?.html).not.toContain('Hop on.')
  })

  it('@OPS-01 names no way that the settings do not have', async () => {
    const { contact: _, ...operator } = settings.operator
    const { documents } = await renderDocuments({ ...settings, operator, links: {} })
    expect(documents[0]?.contents[0].help).not.toMatch(/<a|reach/)
  })
})

describe('the markup of a document', () => {
  it('has its style attributes as rules, which the policy allows', () => {
    const sheet = new StyleSheet()
    const html = plainMarkup('<i style="width:10%"></i><b id="b" style="font-family:&quot;A&quot;"></b>', sheet)
    expect(html).not.toContain(' style=')
    const [, name] = /<i data-s="(\w+)">/.exec(html) ?? []
    expect(sheet.css).toContain(`[data-s="${name}"]{width:10%}`)
    expect(sheet.css).toContain('{font-family:"A"}')
  })

  it('has no declaration for browsers of another time, and keeps those that have no other name', () => {
    const css =
      '@media print{a{display:-webkit-box;display:-webkit-flex;display:-ms-flexbox;display:flex;-webkit-align-items:center;-webkit-box-align:center;-ms-flex-align:center;align-items:center;}}'
    expect(withoutPrefixes(css)).toBe('@media print{a{display:flex;align-items:center}}')
    const kept = 'b{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;-webkit-font-smoothing:auto}'
    expect(withoutPrefixes(kept)).toBe(kept)
  })

  it('says what its variables are once', () => {
    const css =
      ':root{--mui-spacing:8px;--mui-a:red}b{margin:calc(-0.5 * var(--mui-spacing, 8px));color:var(--mui-a, red)}'
    expect(withoutFallbacks(css)).toBe(':root{--mui-spacing:8px;--mui-a:red}b{margin:-4px;color:var(--mui-a)}')
    expect(withoutFallbacks('b{color:var(--mui-b, red)}')).toBe('b{color:var(--mui-b, red)}')
  })

  it('has the variables that something reads, in all that define them', () => {
    const css =
      ':root{--mui-a:red;--mui-b:1px}@media dark{:root{--mui-a:blue;--mui-b:2px;--portal-c:0}}b{color:var(--mui-a)}'
    expect(withoutUnusedVariables(css, [])).toBe(
      ':root{--mui-a:red;}@media dark{:root{--mui-a:blue;--portal-c:0}}b{color:var(--mui-a)}',
    )
    expect(withoutUnusedVariables(css, ['<i fill="var(--mui-b)">'])).toBe(css)
    const print = '@media print{:root{--mui-a:white!important}}'
    expect(withoutUnusedVariables(print, [])).toBe(print)
  })
})
