import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/**
 * Finds what code sets between texts that riders read, and what only a language may set there: a mark (": ", ", ", "; ")
 * between two values, in a list or in a style; a blank after a text of ours, which Chinese does not have after its marks;
 * a list and a time zone that are not written by `shared/locales`.
 */

const mark = /^\s*[:,;，：；、]\s+$|^\s*[，：；、]\s*$/
const bareMark = /^\s*[:,;]\s*$/
const blank = /^[ \u00a0]+$/

/** Whether an expression is a text that riders read, as far as its code says so. */
const wordy = /(?<![\w.])(t|inWords|inLanguage|format\w+|nameOf|textOf|shownName)\(/
const isWordy = (node) => node !== undefined && wordy.test(node.getText())

/** Places where a mark is right, by the file and the code. */
const right = [
  // An address is written in the way of its country, in whatever language.
  ['shared/locales/lists.ts', "join(', ')"],
  // The operator's developers read these texts, in English.
  ['features/identity/settings/settingsFaults.ts', 'file, place, words'],
  // An offset for a file that programs read.
  ['shared/csv/localIso.ts', 'longOffset'],
]

const isRight = (file, code) => right.some(([path, part]) => file === path && code.includes(part))

const isText = (node) => node !== undefined && ts.isStringLiteralLike(node)

function inTemplate({ templateSpans: spans }) {
  return spans.flatMap(({ expression, literal: { text } }, at) => {
    const next = spans[at + 1]?.expression
    const words = isWordy(expression) || isWordy(next)
    if ((next && mark.test(text)) || (words && (mark.test(text) || bareMark.test(text)))) return ['a mark']
    return next && blank.test(text) && isTranslated(expression) ? ['a blank'] : []
  })
}

/** Whether an expression is a text of ours, and nothing else. */
function isTranslated(node) {
  if (ts.isParenthesizedExpression(node)) return isTranslated(node.expression)
  if (ts.isConditionalExpression(node)) return isTranslated(node.whenTrue) || isTranslated(node.whenFalse)
  if (ts.isBinaryExpression(node)) return isTranslated(node.right)
  return ts.isCallExpression(node) && /^(t|i18next\.t|inWords|textOf)$/.test(node.expression.getText())
}

/** Returns what stands between two siblings of JSX: a text, or a text in braces. */
const between = (node) =>
  ts.isJsxText(node)
    ? node.text.includes('\n') && !node.text.trim()
      ? undefined
      : node.text
    : ts.isJsxExpression(node) && isText(node.expression)
      ? node.expression.text
      : undefined

/** Returns the last thing that a child of JSX shows. */
function lastShown(node) {
  if (node === undefined) return undefined
  if (ts.isJsxExpression(node)) return node.expression
  const children = ts.isJsxElement(node) || ts.isJsxFragment(node) ? node.children : []
  return lastShown(children.filter((child) => !ts.isJsxText(child) || child.text.trim()).at(-1))
}

function inJsx({ children }) {
  return children.flatMap((child, at) => {
    const text = between(child)
    if (text === undefined || at === 0) return []
    if (/^\s*[:,;，：；、]/.test(text)) return ['a mark']
    if (!/^[ \u00a0]*$/.test(text) || children.slice(at + 1).length === 0) return []
    const before = lastShown(children[at - 1])
    return before && isTranslated(before) ? ['a blank'] : []
  })
}

function inCall(node) {
  const called = node.expression
  if (!ts.isPropertyAccessExpression(called) || called.name.text !== 'join' || !isText(node.arguments[0])) return []
  const separator = node.arguments[0].text
  if (mark.test(separator) || (isWordy(called.expression) && bareMark.test(separator))) return ['a mark']
  return blank.test(separator) && /(?<![\w.])(t|inWords)\(/.test(called.expression.getText()) ? ['a blank'] : []
}

/** A label or a mark that a style brings (`content: '": "'`). Signs without words, like arrows, are no text. */
function inStyle(node) {
  const name = ts.isPropertyAssignment(node) && (ts.isIdentifier(node.name) || isText(node.name)) && node.name.text
  if (name !== 'content') return []
  const value = node.initializer.getText()
  const quoted = [...value.matchAll(/"((?:[^"\\]|\\.)*)"/g), ...value.slice(1, -1).matchAll(/'((?:[^'\\]|\\.)*)'/g)]
  const isSet = /^['"`]\s*\\?["']/.test(value) || /attr\(/.test(value)
  return isSet && quoted.some(([, text]) => /[\p{L}:,;.!?，：；、]/u.test(text)) ? ['a text in a style'] : []
}

const inSum = (node) =>
  node.operatorToken.kind === ts.SyntaxKind.PlusToken &&
  [node.left, node.right].some((side) => isText(side) && mark.test(side.text))
    ? ['a mark']
    : []

const inArray = ({ elements }) => (elements.some((one) => isText(one) && mark.test(one.text)) ? ['a mark'] : [])

/** A mark that a component takes, as `separator=", "`. */
const inAttribute = (node) => (isText(node.initializer) && mark.test(node.initializer.text) ? ['a mark'] : [])

function ofLocales(node, file) {
  if (file.startsWith('shared/locales/')) return []
  const code = node.getText()
  if (ts.isNewExpression(node) && /^new Intl\.ListFormat\b/.test(code)) return ['a list (`inOneList`)']
  return ts.isPropertyAssignment(node) && node.name.getText() === 'timeZoneName' ? ['a time zone (`zone`)'] : []
}

function found(node, file) {
  if (ts.isTemplateExpression(node)) return inTemplate(node)
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return inJsx(node)
  if (ts.isCallExpression(node)) return inCall(node)
  if (ts.isPropertyAssignment(node)) return [...inStyle(node), ...ofLocales(node, file)]
  if (ts.isBinaryExpression(node)) return inSum(node)
  if (ts.isArrayLiteralExpression(node)) return inArray(node)
  if (ts.isJsxAttribute(node)) return inAttribute(node)
  return ts.isNewExpression(node) ? ofLocales(node, file) : []
}

/** Returns what a file sets between texts, each as "path:line: what: code". */
export function joinedIn(file, code) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind)
  const lines = []
  const visit = (node) => {
    for (const what of found(node, file)) {
      const told = node.getText().replaceAll(/\s+/g, ' ')
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      if (!isRight(file, told)) lines.push(`${file}:${line + 1}: ${what}: ${told.slice(0, 160)}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return lines
}

/** Folders whose texts no rider reads: the mock backend and its bench, the exported document, builds and tests. */
const notForRiders = /^(api|build|mocks|testing)\//

/** Returns what the code sets between texts that riders read. */
export function joinedInCode(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !notForRiders.test(file))
    .sort()
    .flatMap((file) => joinedIn(file, readFileSync(join(folder, file), 'utf8')))
}
