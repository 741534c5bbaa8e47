import { locales } from './locales'

/**
 * Returns our language for a browser's tag: pt-BR is pt, zh-TW is zh-Hant, zh-SG is zh-Hans, tl is fil. Undefined if we
 * have none.
 */
export function languageFor(tag: string): string | undefined {
  const [name = ''] = tag.toLowerCase().split('-')
  const language = name === 'tl' ? 'fil' : name === 'zh' ? writingOf(tag) : name
  return Object.hasOwn(locales, language) ? language : undefined
}

/** Names a script first, and else the region that writes it. */
const writingOf = (tag: string) => (!/-hans/i.test(tag) && /-(hant|tw|hk|mo)\b/i.test(tag) ? 'zh-Hant' : 'zh-Hans')
