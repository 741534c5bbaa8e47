import { locales } from './locales'

/** Returns our language for a browser's tag: pt-BR is pt, zh-TW is zh-Hant, tl is fil; undefined if we have none. */
export function languageFor(tag: string): string | undefined {
  const [name = ''] = tag.toLowerCase().split('-')
  const language = name === 'tl' ? 'fil' : name === 'zh' ? writingOf(tag) : name
  return Object.hasOwn(locales, language) ? language : undefined
}

/** The tag's script decides, or else its region. */
const writingOf = (tag: string) => (!/-hans/i.test(tag) && /-(hant|tw|hk|mo)\b/i.test(tag) ? 'zh-Hant' : 'zh-Hans')
