import { fallbackMark } from './completeTexts'

/** Marks elements that this module gave their language, so that it takes away no other. */
const marking = 'fallback'

/** Gives an element the language of its text: English, if the text is one that the page's language lacks. */
function mark(text: Node): void {
  const element = text.parentElement
  if (!element || text.nodeType !== Node.TEXT_NODE) return
  const isFallback = text.textContent?.startsWith(fallbackMark) ?? false
  // A text beside others says nothing of them.
  if (isFallback && element.childNodes.length === 1) {
    element.lang = 'en'
    element.dataset[marking] = ''
  } else if (marking in element.dataset && !element.textContent.startsWith(fallbackMark)) {
    element.removeAttribute('lang')
    delete element.dataset[marking]
  }
}

function markAll(root: Node): void {
  const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) mark(text)
}

/** A page has one observer. */
let isWatching = false

/**
 * From now on, an English text in a page of another language has `lang="en"` on its element, so that a screen reader
 * pronounces it in English (LANG-02).
 */
export function markFallbacks(): void {
  if (isWatching) return
  isWatching = true
  markAll(document.body)
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') mark(target)
      else addedNodes.forEach(markAll)
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}
