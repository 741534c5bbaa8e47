import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { unlikeOurVoice } from './englishVoice.mjs'
import { joinedInCode } from './joinedTexts.mjs'
import { everyOneIn, marksOfChinese, oneForManyIn } from './textForms.mjs'

/**
 * What can be said of the texts of all languages without reading them: which are missing, which English does not have,
 * which are still in English, which hold a word that the glossary rules out, which lost a placeholder, which labels are too
 * long for their place, and which no code uses; and which marks the code sets between texts.
 */

const pluralForm = /_(zero|one|two|few|many|other)$/
const withoutForm = (key) => key.replace(pluralForm, '')

/** Returns texts by `feature:path.of.key`. */
function flatten(node, prefix, found = new Map()) {
  for (const [key, value] of Object.entries(node)) {
    const path = prefix.endsWith(':') ? `${prefix}${key}` : `${prefix}.${key}`
    if (typeof value === 'string') found.set(path, value)
    else flatten(value, path, found)
  }
  return found
}

/** Returns the texts of each language by key. */
export function readLanguages(folder) {
  const languages = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return new Map(
    languages.map(({ name }) => {
      const texts = new Map()
      const files = readdirSync(join(folder, name)).filter((file) => file.endsWith('.json'))
      for (const file of files.sort()) {
        flatten(JSON.parse(readFileSync(join(folder, name, file), 'utf8')), `${basename(file, '.json')}:`, texts)
      }
      return [name, texts]
    }),
  )
}

/** Returns the keys of English that a language lacks, a text with plural forms once. */
export function missingIn(language, texts, english) {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const lacks = (key) =>
    pluralForm.test(key) ? forms.some((form) => !texts.has(`${withoutForm(key)}_${form}`)) : !texts.has(key)
  return [...new Set([...english.keys()].filter(lacks).map(withoutForm))]
}

/** Returns the keys of a language that English does not have. */
export const unknownIn = (texts, english) => {
  const known = new Set([...english.keys()].map(withoutForm))
  return [...texts.keys()].filter((key) => !known.has(withoutForm(key)) || (!pluralForm.test(key) && !english.has(key)))
}

/** Returns the texts that a language has word for word from English, but for names and single words. */
export const copiedIn = (texts, english) =>
  [...texts].flatMap(([key, text]) => {
    const words = withoutParts(text).match(/\p{Ll}{3,}/gu) ?? []
    return words.length > 2 && english.get(key) === text ? [`${key}: ${text}`] : []
  })

/** Returns the words of a text, without its placeholders and tags. */
const withoutParts = (text) => text.replaceAll(/\{\{[^}]*\}\}|\$t\([^)]*\)|<[^>]*>/g, ' ')

const han = /\p{Script=Han}/u

/**
 * Returns the texts with a word that the glossary of their language rules out: `README.md` in its folder, whose table
 * names things, their words, and words that are not to be used.
 */
export function ruledOutIn(texts, glossary) {
  const rows = glossary.split('\n').filter((line) => /^\| (?!---|thing)/.test(line))
  const words = rows
    .flatMap((row) =>
      row
        .split('|')[3]
        .trim()
        .split(/\s*[,，、]\s*/),
    )
    .filter((word) => word && word !== '–')
  const patterns = words.map((word) => [word, new RegExp(han.test(word) ? word : `(?<!\\p{L})${word}(?!\\p{L})`, 'iu')])
  return [...texts].flatMap(([key, text]) =>
    patterns.filter(([, pattern]) => pattern.test(withoutParts(text))).map(([word]) => `${key}: "${word}" in: ${text}`),
  )
}

/** Returns the parts that a translation must keep: placeholders, nested texts, tags. */
export const partsOf = (text) =>
  [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}|\$t\([^)]*\)|<\/?\w+\s*\/?>/g)]
    .map(([whole, placeholder]) => (placeholder ? `{{${placeholder}}}` : whole))
    .sort()

/** Returns the texts whose placeholders or tags differ from English. A text for one thing may leave out the number. */
export function differingIn(texts, english) {
  return [...texts].flatMap(([key, text]) => {
    const original = english.get(key) ?? english.get(`${withoutForm(key)}_other`)
    if (original === undefined) return []
    const kept = (parts) => parts.filter((part) => part !== '{{count}}' || !/_(zero|one)$/.test(key)).join(' ')
    return kept(partsOf(text)) === kept(partsOf(original)) ? [] : [`${key}: ${partsOf(text).join(' ') || 'none'}`]
  })
}

/** Returns every text in the code that may name a key: literals, and templates as patterns. */
export function namesInCode(files) {
  const literals = new Set()
  const patterns = new Set()
  const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const visit = (node) => {
    if (ts.isStringLiteralLike(node)) literals.add(node.text)
    else if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) literals.add(node.name.text)
    else if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
      if (parts.some((part) => /\w/.test(part))) patterns.add(`^${parts.map(escaped).join('[^:]+')}$`)
    }
    ts.forEachChild(node, visit)
  }
  for (const file of files) {
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false, kind))
  }
  return { literals, patterns: [...patterns].map((pattern) => new RegExp(pattern)) }
}

/** Returns the keys of English that neither the code nor another text names. */
export function unusedIn(english, { literals, patterns }) {
  const nested = new Set(
    [...english.values()].flatMap((text) => [...text.matchAll(/\$t\(([^),]+)/g)].map(([, key]) => key)),
  )
  const isUsed = (key) => {
    const path = key.slice(key.indexOf(':') + 1)
    const names = [key, path]
    return names.some(
      (name) => literals.has(name) || nested.has(name) || patterns.some((pattern) => pattern.test(name)),
    )
  }
  return [...new Set([...english.keys()].map(withoutForm))].filter((key) => !isUsed(key))
}

/** Labels whose place is narrow on a phone, by the end of their keys, with the most letters that it has room for. */
export const places = [
  { keys: /^app:nav\.(home|products|account|manageCard|myCards|login|logOut|tour)$/, most: 24, what: 'navigation' },
  { keys: /[:.](tab|tabs)\.[^.]+$/, most: 28, what: 'tab' },
  { keys: /[:.](column|columns)\.[^.]+$/, most: 28, what: 'column' },
]

/** Returns a text's width in letters: signs of Chinese are as wide as two. */
export const widthOf = (text) =>
  [...text.replaceAll(/\{\{[^}]*\}\}|<[^>]*>|\u00ad/g, '')].reduce(
    (width, sign) => width + (/[\u2e80-\uffef]/.test(sign) ? 2 : 1),
    0,
  )

/** Returns the labels of a language that are longer than their place. */
export function tooLongIn(texts) {
  return [...texts].flatMap(([key, text]) => {
    const place = places.find(({ keys }) => keys.test(withoutForm(key)))
    return place && widthOf(text) > place.most
      ? [`${key}: ${widthOf(text)} of ${place.most} letters (${place.what}): ${text}`]
      : []
  })
}

/** English's stands in `locales/README.md`, with what holds for all languages. */
function glossaryOf(root, language) {
  return language === 'en' ? '' : readFileSync(join(root, 'locales', language, 'README.md'), 'utf8')
}

/** Returns the report as lines, one list per question. */
export function report(root) {
  const languages = readLanguages(join(root, 'locales'))
  const english = languages.get('en')
  const files = readdirSync(join(root, 'src'), { recursive: true }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  )
  const code = namesInCode(files.map((file) => join(root, 'src', file)))
  const of = (question, find) =>
    [...languages].flatMap(([language, texts]) =>
      find(language, texts).map((line) => `${question} ${language} ${line}`),
    )
  return [
    ...of('missing', (language, texts) => missingIn(language, texts, english)),
    ...of('unknown', (_, texts) => unknownIn(texts, english)),
    ...of('copied', (language, texts) => (language === 'en' ? [] : copiedIn(texts, english))),
    ...of('voice', (language, texts) => (language === 'en' ? unlikeOurVoice(texts) : [])),
    ...of('ruled out', (language, texts) => ruledOutIn(texts, glossaryOf(root, language))),
    ...of('placeholders', (_, texts) => differingIn(texts, english)),
    ...of('too long', (_, texts) => tooLongIn(texts)),
    ...everyOneIn(english).map((line) => `plural ${line}`),
    ...of('plural', oneForManyIn),
    ...of('marks', (language, texts) => (language.startsWith('zh') ? marksOfChinese(texts) : [])),
    ...unusedIn(english, code).map((key) => `unused ${key}`),
    ...joinedInCode(join(root, 'src')).map((line) => `in code ${line}`),
  ]
}
