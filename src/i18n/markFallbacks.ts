import { onceFor } from '../shared/onceFor'
import { fallbackMark } from './completeTexts'

/** Marks the elements whose language this module has set, so that it removes no other `lang`. */
const marking = 'fallback'

function mark(text: Node): void {
  const element = text.parentElement
  if (!element || text.nodeType !== Node.TEXT_NODE) return
  const isFallback = text.textContent?.startsWith(fallbackMark) ?? false
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

const watch = onceFor((body: HTMLElement) => {
  markAll(body)
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') mark(target)
      else addedNodes.forEach(markAll)
    }
  }).observe(body, { subtree: true, childList: true, characterData: true })
})

/**
 * Sets `lang="en"` on every later element with an English fallback text, so that a screen reader pronounces it in
 * English (LANG-02).
 */
export const markFallbacks = (): void => watch(document.body)
