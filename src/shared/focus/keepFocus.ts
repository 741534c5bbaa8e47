import { isFocusLost, placeOfLostFocus } from './moveFocus'
import { pageHeading } from './pageHeading'

/** Milliseconds in which the code that replaced the focused element may move the focus. */
const grace = 50

const controls =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]:not([tabindex^="-"])'

const isShown = (element: Element): boolean =>
  element.closest('[style*="display: none"], [aria-hidden="true"]') === null

function pathOf(element: Element | null): Element[] {
  const path: Element[] = []
  for (let at = element; at && at !== document.body; at = at.parentElement) path.push(at)
  return path
}

function closestPlace(path: readonly Element[]): HTMLElement | undefined {
  for (const around of path.filter(({ isConnected }) => isConnected)) {
    if (around.matches('main')) break
    for (const what of ['h1, h2, h3, h4', controls]) {
      const found = [...around.querySelectorAll<HTMLElement>(what)].find(isShown)
      if (found) return found
    }
  }
  return pageHeading()
}

/**
 * Keeps the focus on the page: if the focused element leaves and no code says where the focus goes (`focusWhenLost`),
 * the closest heading or control gets it. Otherwise a keyboard or screen reader would start again at the top.
 */
export function keepFocus(): () => void {
  let path: Element[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const give = () => {
    const [last] = path
    if (!last || last.isConnected || !isFocusLost()) return
    const place = placeOfLostFocus() ?? closestPlace(path)
    if (!place) return
    if (!place.matches(controls)) place.tabIndex = -1
    place.focus({ preventScroll: true })
    place.scrollIntoView({ block: 'nearest' })
  }
  const observer = new MutationObserver(() => {
    if (!path[0] || path[0].isConnected) return
    clearTimeout(timer)
    timer = setTimeout(give, grace)
  })
  const focused = () => {
    path = pathOf(document.activeElement)
  }
  const left = ({ target }: FocusEvent) => {
    setTimeout(() => {
      if (isFocusLost() && target === path[0] && path[0]?.isConnected) path = []
    })
  }
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', focused)
  document.addEventListener('focusout', left)
  focused()
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('focusin', focused)
    document.removeEventListener('focusout', left)
  }
}
