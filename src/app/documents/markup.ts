import { createHash } from 'node:crypto'

/** Collects the styles of all documents, each rule once. */
export class StyleSheet {
  private readonly rules = new Set<string>()
  private readonly attributes = new Map<string, string>()

  add(rules: string): void {
    this.rules.add(rules)
  }

  /** Returns the name of the rule that replaces a style attribute. */
  nameOf(declarations: string): string {
    const name = createHash('sha256').update(declarations).digest('hex').slice(0, 6)
    this.attributes.set(name, declarations)
    return name
  }

  /** The rules of style attributes come last, so that they outweigh a class. */
  get css(): string {
    const attributes = [...this.attributes].map(([name, declarations]) => `[data-s][data-s="${name}"]{${declarations}}`)
    return [...this.rules, ...attributes].join('')
  }
}

const styleElement = /<style data-emotion="[^"]*">([\s\S]*?)<\/style>/g
const boundary = /<!--.*?-->|<template[^>]*><\/template>/g
const decoded = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/**
 * Makes plain markup of React's. Styles go into the sheet, because the policy allows them only in the head, by hash.
 * Marks of waiting parts go, and buttons are off, because nothing listens yet.
 */
export function plainMarkup(markup: string, sheet: StyleSheet): string {
  for (const [, rules = ''] of markup.matchAll(styleElement)) sheet.add(rules)
  return markup
    .replace(styleElement, '')
    .replace(boundary, '')
    .replace(/(<[^<>]*?) style="([^"]*)"/g, (_, before: string, style: string) => {
      return `${before} data-s="${sheet.nameOf(decoded(style))}"`
    })
    .replaceAll('<button ', '<button disabled="" ')
}

/**
 * Removes what Emotion adds for browsers that lack the portal's newer rules: prefixes, and old names of flexible boxes.
 */
export function withoutPrefixes(css: string): string {
  return css.replace(/\{([^{}]+)\}/g, (_, block: string) => {
    const declarations = block.split(';').filter(Boolean)
    const nameOf = (declaration: string) => declaration.slice(0, declaration.indexOf(':'))
    const names = new Set(declarations.map(nameOf))
    const isOld = (declaration: string, at: number) =>
      /^-(?:ms-|webkit-box-(?!orient))/.test(declaration) ||
      (/^-(?:webkit|moz)-(?!hyphens)/.test(declaration) &&
        names.has(nameOf(declaration).replace(/^-(?:webkit|moz)-/, ''))) ||
      (/^display:-/.test(declaration) && declarations.slice(at + 1).some((later) => /^display:(?!-)/.test(later)))
    return `{${declarations.filter((declaration, at) => !isOld(declaration, at)).join(';')}}`
  })
}

/** Removes the stand-ins of defined variables, and writes multiples of the spacing in pixels. */
export function withoutFallbacks(css: string): string {
  const [, spacing] = /--mui-spacing:(\d+)px/.exec(css) ?? []
  const defined = new Set([...css.matchAll(/(--mui-[\w-]+):/g)].map(([, name]) => name))
  const plain = css.replace(/var\((--mui-[\w-]+), [^(),]+\)/g, (all, name: string) =>
    defined.has(name) ? `var(${name})` : all,
  )
  if (!spacing) return plain
  return plain.replace(/calc\((-?[\d.]+) \* var\(--mui-spacing\)\)/g, (_, times: string) => `${+times * +spacing}px`)
}

/**
 * Removes theme variables that nothing reads, a fifth of the size. What outweighs the theme stays (colours of print),
 * because the portal reads more variables than the documents do.
 */
export function withoutUnusedVariables(css: string, markup: string[]): string {
  const reads = [css, ...markup].flatMap((text) => [...text.matchAll(/var\((--[\w-]+)/g)])
  const used = new Set(reads.map(([, name]) => name))
  return css.replace(/(--mui-[\w-]+):[^;{}]*;?/g, (declaration: string, name: string) =>
    used.has(name) || declaration.includes('!important') ? declaration : '',
  )
}

export function headingOf(markup: string): string | undefined {
  const [, heading] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(markup) ?? []
  return heading && decoded(heading.replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, ''))
}
