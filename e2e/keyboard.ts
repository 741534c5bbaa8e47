import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** The controls that the keyboard must reach, in their order. */
    stops?: Element[]
  }
}

/** Runs in the page: notes every control that Tab must reach, and puts the keyboard before the first one. */
function prepare(): number {
  const modal = [...document.querySelectorAll('dialog:modal, [aria-modal=true]')].findLast((one) =>
    one.checkVisibility(),
  )
  const query = 'a[href], button, summary, select, textarea, input:not([type=hidden]), [tabindex]'
  const groups = new Map<string, HTMLInputElement>()
  const all = [...(modal ?? document.body).querySelectorAll<HTMLElement>(query)].filter((element) => {
    const isIn =
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]')
    return isIn && element.tabIndex >= 0 && !element.matches(':disabled')
  })
  // The keyboard enters a group of radio buttons at the chosen one.
  for (const radio of all)
    if (radio instanceof HTMLInputElement && radio.type === 'radio' && (radio.checked || !groups.has(radio.name)))
      groups.set(radio.name, radio)
  window.stops = all.filter(
    (element) =>
      !(element instanceof HTMLInputElement && element.type === 'radio') || groups.get(element.name) === element,
  )
  const start = modal instanceof HTMLElement ? modal : document.body
  const before = start.getAttribute('tabindex')
  start.tabIndex = -1
  start.focus()
  if (before === null) start.removeAttribute('tabindex')
  else start.setAttribute('tabindex', before)
  return window.stops.length
}

/** Runs in the page: where the keyboard is, and what is wrong there. */
function stop(): { at: number; name: string; isOutside: boolean; faults: string[] } {
  const element = document.activeElement
  const isOutside = !element || element === document.body || element === document.documentElement
  const name = element?.outerHTML.slice(0, 160) ?? ''
  const at = element ? (window.stops ?? []).indexOf(element) : -1
  if (!element || isOutside) return { at, name, isOutside: true, faults: [] }
  const faults: string[] = []
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  const shows = [
    element,
    element.parentElement,
    element.parentElement?.parentElement,
    element.nextElementSibling,
    ...labels,
  ]
  const hasOutline = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
  const hasRing = (one: Element | null | undefined): boolean =>
    Boolean(one) && (hasOutline(getComputedStyle(one!)) || getComputedStyle(one!).boxShadow !== 'none')
  // A link whose press area is a whole ticket or card has its outline around that.
  const areaHasRing = hasOutline(getComputedStyle(element, '::after'))
  // The frame of a text field becomes two pixels wide.
  const frame = element.closest('.Mui-focused')?.querySelector('fieldset')
  const hasFrame = frame ? parseFloat(getComputedStyle(frame).borderTopWidth) >= 2 : false
  if (!hasFrame && !areaHasRing && !shows.some(hasRing)) faults.push('shows no focus')
  const boxes = [element, ...labels].map((one) => one.getBoundingClientRect())
  // What is higher than the window counts by the part in sight.
  const points = boxes.flatMap(({ left, top, bottom, width }) =>
    [0.1, 0.5, 0.9].map(
      (part) => [left + width * part, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2] as const,
    ),
  )
  const isSeen = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y)
    const bar = hit?.closest('header, [data-action-bar], [data-covers], [data-language-offer]')
    return hit !== null && (!bar || bar.contains(element))
  })
  if (!isSeen) faults.push('is out of sight or under a bar')
  return { at, name, isOutside, faults }
}

/**
 * Checks that Tab reaches every control of the page, or of the open dialog, in the order of the document, and that each shows
 * that it has the focus and is not under a bar that sticks (WCAG 2.1.1, 2.4.3, 2.4.7, 2.4.11).
 */
export async function expectKeyboard(page: Page): Promise<void> {
  const count = await page.evaluate(prepare)
  const reached: number[] = []
  const faults: string[] = []
  // A date has up to four stops of its own.
  for (let presses = 0; presses < count * 2 + 8; presses += 1) {
    await page.keyboard.press('Tab')
    const { at, name, isOutside, faults: found } = await page.evaluate(stop)
    if (isOutside || (at >= 0 && at === reached[0] && reached.length > 1)) break
    if (at < 0 || at === reached.at(-1)) continue
    if (at < (reached.at(-1) ?? -1)) faults.push(`out of order: ${name}`)
    faults.push(...found.map((fault) => `${fault}: ${name}`))
    reached.push(at)
  }
  const missed = await page.evaluate(
    (seen) =>
      (window.stops ?? []).filter((_, at) => !seen.includes(at)).map(({ outerHTML }) => outerHTML.slice(0, 160)),
    reached,
  )
  faults.push(...missed.map((name) => `not reached: ${name}`))
  expect(faults, `the keyboard on ${page.url()}`).toEqual([])
}
