/** The contract's fields with words for people: names, descriptions, reasons. */
const wordFields =
  /^(?:(?:display_|long_)?name|label|description|(?:short|long)_description|alert_message|message|\w*reason|offer_serve|cap_note|accessibility_text|usable_from|rider_type|category|location|place|service|eta|title|text)$/

/** More than the longest lists of a page show. The oldest go first. */
const mostTexts = 5_000

/** By text: its language, if an answer came in another one than was asked for. */
const languages = new Map<string, string>()

/** Marks the elements whose language this module set: no other language is taken away. */
const marking = 'foreign'

function note(language: string, value: unknown, isWords: boolean, depth = 0): void {
  if (typeof value === 'string') {
    const text = value.trim()
    if (!isWords || !/\p{L}/u.test(text)) return
    languages.delete(text)
    languages.set(text, language)
    // Descriptions are shown line by line.
    if (/[\r\n]/.test(text)) text.split(/[\r\n]+/).forEach((line) => note(language, line, true))
  } else if (typeof value === 'object' && value !== null && depth < 12) {
    for (const [key, entry] of Object.entries(value))
      note(language, entry, Array.isArray(value) ? isWords : wordFields.test(key), depth + 1)
  }
}

function languageOf(text: string | null | undefined): string | undefined {
  const language = text ? languages.get(text.trim()) : undefined
  return language?.split('-')[0] === document.documentElement.lang.split('-')[0] ? undefined : language
}

function give(element: HTMLElement, language: string | undefined): void {
  if (language && (element.lang === '' || marking in element.dataset)) {
    element.lang = language
    element.dataset[marking] = ''
  } else if (!language && marking in element.dataset) {
    element.removeAttribute('lang')
    delete element.dataset[marking]
  }
}

function mark(node: Node): void {
  if (node instanceof HTMLImageElement) give(node, languageOf(node.alt))
  const element = node.parentElement
  if (node.nodeType === Node.TEXT_NODE && element?.childNodes.length === 1) give(element, languageOf(node.textContent))
}

function markAll(root: Node): void {
  const nodes = document.createNodeIterator(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) mark(node)
}

/**
 * Notes an answer's texts in another language than the page's. Elements that hold such a text alone get its `lang`
 * (WCAG 3.1.2).
 */
export function markForeign(language: string, answer: unknown): void {
  const isWatching = languages.size > 0
  note(language, answer, false)
  if (languages.size === 0) return
  for (const text of languages.keys()) {
    if (languages.size <= mostTexts) break
    languages.delete(text)
  }
  markAll(document.body)
  if (isWatching) return
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') addedNodes.forEach(markAll)
      else mark(target)
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: ['alt'] })
}
