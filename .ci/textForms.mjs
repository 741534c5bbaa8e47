/**
 * Forms that a script can see in the texts of a language: plurals that its rules give to more numbers than English does,
 * and the marks and blanks of Chinese (`locales/zh-Hans/README.md`).
 */

const every = /\bevery (day|week|month|year)\b/i

/** Returns the texts for a thing that recurs whose number is a plural form: Vietnamese and Chinese would say "every 1 week". */
export const everyOneIn = (english) =>
  [...english]
    .filter(([key, text]) => key.endsWith('_one') && every.test(text))
    .map(([key, text]) => `${key}: needs a key of its own: ${text}`)

/**
 * Returns the texts for one thing that a language also shows for other numbers and that are wrong for them: Filipino has one
 * form for 1, 2, 3, 5, 7, 8 and more, so it has to say the number, or the same as for many.
 */
export function oneForManyIn(language, texts) {
  if (new Intl.PluralRules(language).select(2) !== 'one') return []
  const isWrong = ([key, text]) =>
    key.endsWith('_one') && !text.includes('{{count') && text !== texts.get(key.replace(/_one$/, '_other'))
  return [...texts].filter(isWrong).map(([key, text]) => `${key}: also for 2 and 3: ${text}`)
}

/** What a text holds beside its words stands for a word in Latin letters, because it may be one. */
const withWords = (text) => text.replaceAll(/\{\{[^}]*\}\}/g, 'X').replaceAll(/\$t\([^)]*\)|<[^>]*>/g, '')

const wide = '[\\u2e80-\\u9fff\\uff00-\\uff65]'
const faultsOfChinese = [
  ['a blank', new RegExp(`${wide}[ \\u00a0]+[\\p{L}\\p{N}${wide.slice(1)}|[\\p{L}\\p{N}][ \\u00a0]+${wide}`, 'u')],
  ['a mark of Latin', new RegExp(`${wide}[,;:!?()]|[,;:!?()]${wide}`, 'u')],
  ['an ellipsis', /\.\.\.|……/],
]

/** Returns the Chinese texts with a blank between signs, or a mark that is half as wide as a sign. */
export const marksOfChinese = (texts) =>
  [...texts].flatMap(([key, text]) =>
    faultsOfChinese.filter(([, pattern]) => pattern.test(withWords(text))).map(([what]) => `${key}: ${what}: ${text}`),
  )
