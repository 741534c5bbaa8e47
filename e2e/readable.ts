import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectToFit } from './everyone'

/** The narrowest window that must not scroll sideways (WCAG 1.4.10). */
export const narrow = { width: 320, height: 640 }

/** Runs in the page. Returns words broken in two, texts that lie on each other, and choices and labels without room. */
export function unreadableTexts(): string[] {
  const found: string[] = []
  const tell = (fault: string, text: string, holder: Element) =>
    found.push(`${fault}: ${text.trim().slice(0, 60)} in ${holder.outerHTML.slice(0, 140)}`)
  const ancestorsOf = (element: Element) => {
    const all: CSSStyleDeclaration[] = []
    for (let each: Element | null = element; each; each = each.parentElement) all.push(getComputedStyle(each))
    return all
  }
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('svg, option') &&
    !ancestorsOf(element).some(
      ({ clipPath, position, width }) => clipPath !== 'none' || (position === 'absolute' && width === '1px'),
    )
  // What floats above the page covers it on purpose, and names of any length end after two lines.
  const floats = (element: Element) => ancestorsOf(element).some(({ position }) => /fixed|sticky/.test(position))
  const isClamped = (element: Element) => ancestorsOf(element).some(({ webkitLineClamp }) => webkitLineClamp !== 'none')
  const linesOf = (node: Node, from: number, to: number) => {
    const range = document.createRange()
    range.setStart(node, from)
    range.setEnd(node, to)
    return [...range.getClientRects()].filter(({ width }) => width > 1)
  }
  /** Addresses, codes and numbers have to break somewhere. Chinese breaks between any signs, others at a soft hyphen. */
  const tellBroken = (node: Node, holder: Element) => {
    for (const { 0: token, index } of (node.textContent ?? '').matchAll(/\S+/gu)) {
      if (/[@\d_/\u00ad]|\p{L}\.\p{L}|\p{Script=Han}/u.test(token)) continue
      for (const { 0: word, index: at } of token.matchAll(/[\p{L}\p{M}]{2,}/gu)) {
        const tops = linesOf(node, index + at, index + at + word.length).map(({ top }) => Math.round(top))
        if (new Set(tops).size > 1) tell('broken', word, holder)
      }
    }
  }
  const pen = document.createElement('canvas').getContext('2d')!
  const widthIn = ({ font }: CSSStyleDeclaration, text: string) => {
    pen.font = font
    return pen.measureText(text).width
  }

  // Some machines know where to hyphenate, others do not: the layout has to hold without.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { hyphens: manual !important }')
  document.adoptedStyleSheets.push(sheet)
  const lines: { text: string; holder: Element; isFloating: boolean; at: DOMRect }[] = []
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const holder = node.parentElement
    const text = node.textContent ?? ''
    if (!text.trim() || !holder || !isSeen(holder)) continue
    tellBroken(node, holder)
    if (isClamped(holder)) continue
    const isFloating = floats(holder)
    for (const at of linesOf(node, 0, text.length)) lines.push({ text, holder, isFloating, at })
  }
  // The box of a line reaches into the lines above and below.
  const topOf = ({ top, height }: DOMRect) => top + height * 0.3
  const bottomOf = ({ bottom, height }: DOMRect) => bottom - height * 0.3
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      if (one.holder === other.holder || one.isFloating !== other.isFloating) continue
      const across = Math.min(one.at.right, other.at.right) - Math.max(one.at.left, other.at.left)
      const down = Math.min(bottomOf(one.at), bottomOf(other.at)) - Math.max(topOf(one.at), topOf(other.at))
      if (across > 1 && down > 1) tell(`on "${other.text.trim().slice(0, 40)}"`, one.text, one.holder)
    }
  })
  for (const select of document.querySelectorAll('select')) {
    if (!isSeen(select)) continue
    const style = getComputedStyle(select)
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    const chosen = select.selectedOptions[0]?.label ?? ''
    if (widthIn(style, chosen) > room) tell('cut', chosen, select)
  }
  // The labels of a table's cells on a phone, which no element holds.
  for (const cell of document.querySelectorAll<HTMLElement>('td[data-label]')) {
    const style = getComputedStyle(cell)
    if (!isSeen(cell) || style.display !== 'grid') continue
    const room = parseFloat(style.gridTemplateColumns)
    for (const word of (cell.dataset.label ?? '').split(/\s+/u))
      if (widthIn(getComputedStyle(cell, '::before'), word) > room) tell('beyond its column', word, cell)
  }
  for (const box of document.body.querySelectorAll<HTMLElement>('*')) {
    const { overflowX, textOverflow } = getComputedStyle(box)
    if (!/hidden|clip/.test(overflowX) && textOverflow === 'clip') continue
    if (box.matches('input, select') || !isSeen(box) || isClamped(box)) continue
    if (box.scrollWidth > box.clientWidth + 1 && box.clientWidth > 0) tell('cut', box.textContent ?? '', box)
  }
  document.adoptedStyleSheets.pop()
  return found
}

/** Checks that every word is whole, that no text is cut, and that none lies on another. */
export async function expectReadableTexts(page: Page, language = ''): Promise<void> {
  expect(await page.evaluate(unreadableTexts), `texts of ${page.url()} that cannot be read ${language}`).toEqual([])
}

/**
 * Looks at the page as it stands, 320 pixels wide, in each of these languages, and ends in English in a wide window. What is
 * typed stays. The operator has to offer the languages.
 */
export async function expectReadableIn(page: Page, languages: readonly string[]): Promise<void> {
  const wide = page.viewportSize()!
  for (const language of [...languages, 'en']) {
    await page.setViewportSize(wide)
    await page.getByRole('banner').locator('[data-tour="you"] button').first().click()
    await page.locator(`[role="menuitemradio"][lang="${language}"]`).click()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await page.setViewportSize(narrow)
    await expectToFit(page)
    await expectReadableTexts(page, language)
  }
  await page.setViewportSize(wide)
}
