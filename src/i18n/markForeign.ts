/** Names of the contract's fields that hold words for people. All others hold codes, ids or a rider's own words. */
const wordFields =
  /^(?:(?:display_|long_)?name|label|description|(?:short|long)_description|alert_message|message|\w*reason|offer_serve|cap_note|accessibility_text|usable_from|rider_type|category|location|place|service|eta|title|text)$/

/** A page's longest list has fewer texts. The oldest texts are forgotten first. */
const mostTexts = 5_000

/** The language of each text that came in another language than was asked for. */
const languages = new Map<string, string>()

/** Marks the elements whose language this module has set, so that it removes no other `lang`. */
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
 * Notes an answer's texts in another language than the page's. An element that holds such a text alone gets its `lang`,
 * so that a screen reader pronounces it rightly (WCAG 3.1.2).
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
