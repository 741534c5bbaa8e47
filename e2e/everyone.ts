import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Whether the element has the focus, also inside a part of the page with a tree of its own. */
const hasFocus = (element: Element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element

/** Presses Tab until the control with that name has the focus. */
export async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp): Promise<void> {
  const control = page.getByRole(role, { name }).first()
  await expect(control).toBeVisible()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate(hasFocus)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${String(name)}`)
}

/** Tabs to a field and types in it. */
export async function typeIn(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, 'textbox', name)
  await page.keyboard.type(text)
}

/**
 * Checks that every control is at least 24 pixels wide and high (WCAG 2.5.8), also in fonts with other line heights.
 * Links in a sentence are exempt, and so are radio buttons and checkboxes, whose labels can be pressed.
 */
export async function expectTargets(page: Page): Promise<void> {
  const small = await page.evaluate(() =>
    ['inherit', 'serif', 'monospace'].flatMap((font) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`* { font-family: ${font} !important }`)
      document.adoptedStyleSheets = [sheet]
      const targets = document.querySelectorAll(
        'a[href], button, select, summary, input:not([type=radio], [type=checkbox])',
      )
      const found = [...targets].filter((target) => {
        const { width, height } = target.getBoundingClientRect()
        const isSeen = target.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
        const isInline = getComputedStyle(target).display === 'inline'
        const beside = [...(target.parentElement?.childNodes ?? [])].filter((node) => node.nodeType === Node.TEXT_NODE)
        const isInSentence = isInline && beside.some(({ textContent }) => textContent?.trim())
        return isSeen && !isInSentence && (width < 24 || height < 24)
      })
      document.adoptedStyleSheets = []
      return found.map(({ outerHTML }) => `${font}: ${outerHTML.slice(0, 200)}`)
    }),
  )
  expect(small, `targets of ${page.url()}`).toEqual([])
}

/** Checks that a press in the middle of each link and button reaches it, and nothing that lies above it. */
export async function expectPressable(page: Page): Promise<void> {
  const covered = await page.evaluate(() => {
    const controls = [...document.querySelectorAll('a[href], button, summary')].filter((control) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    const top = scrollY
    const found = controls.flatMap((control) => {
      control.scrollIntoView({ block: 'center', behavior: 'instant' })
      const [line] = control.getClientRects()
      if (!line || line.width < 2 || line.height < 2) return []
      const hit = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2)
      if (!hit || control.contains(hit) || hit.contains(control)) return []
      return [`${control.outerHTML.slice(0, 120)} below ${hit.outerHTML.slice(0, 120)}`]
    })
    scrollTo({ top, behavior: 'instant' })
    return found
  })
  expect(covered, `controls of ${page.url()} that something covers`).toEqual([])
}

export const phone = { width: 360, height: 740 }

/** Checks that no element extends beyond the sides of the screen, and names those that do. */
export async function expectToFit(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth,
    )
    return [`${scrollWidth} of ${clientWidth}`, ...wide.map(({ outerHTML }) => outerHTML.slice(0, 120))].slice(0, 8)
  })
  expect(beyond, `${page.url()} fits`).toEqual([])
}

/**
 * Checks that no text extends beyond the window, or beyond a box that would cut it or scroll sideways. Tabs slide on a
 * phone, so only the open one has to be whole.
 */
export async function expectWholeTexts(page: Page): Promise<void> {
  // The open tab slides to its place in the first frame of a window's new size.
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))))
  const cut = await page.evaluate(() => {
    const isHidden = (element: Element) => {
      const { clipPath, position, width } = getComputedStyle(element)
      return clipPath !== 'none' || (position === 'absolute' && width === '1px')
    }
    /** Returns the left and right limit that the ancestors set; undefined for a text that only screen readers get. */
    const roomOf = (element: Element | null): [number, number] | undefined => {
      if (!element) return [0, document.documentElement.clientWidth]
      const room = roomOf(element.parentElement)
      if (!room || isHidden(element)) return undefined
      if (getComputedStyle(element).overflowX === 'visible') return room
      const { left, right } = element.getBoundingClientRect()
      return [Math.max(room[0], left), Math.min(room[1], right)]
    }
    const found: string[] = []
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const holder = node.parentElement
      if (!node.textContent?.trim() || !holder?.checkVisibility({ visibilityProperty: true })) continue
      // The letters of a drawing fit by their `textLength`, of which their boxes know nothing.
      if (holder.closest('svg, [role="tab"][aria-selected="false"]')) continue
      const room = roomOf(holder)
      if (!room) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const rects = [...range.getClientRects()].filter(({ width }) => width > 1)
      const isCut = rects.some(({ left, right }) => left < room[0] - 1 || right > room[1] + 1)
      if (isCut) found.push(`${node.textContent.trim().slice(0, 80)} in ${holder.outerHTML.slice(0, 120)}`)
    }
    return found
  })
  expect(cut, `texts of ${page.url()} that are cut`).toEqual([])
}

/** Checks that no box cuts its content at the bottom, and that what the header holds stays within it. */
export async function expectNothingCut(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const boxes = [...document.body.querySelectorAll('*')].filter((box) => {
      const { overflowY, position, webkitLineClamp } = getComputedStyle(box)
      const isSeen =
        box.checkVisibility({ visibilityProperty: true }) && !(position === 'absolute' && box.clientWidth <= 1)
      const cuts = overflowY === 'hidden' || overflowY === 'clip'
      return isSeen && cuts && webkitLineClamp === 'none' && box.scrollHeight > box.clientHeight + 1
    })
    const header = document.querySelector('header')
    const { bottom = 0 } = header?.getBoundingClientRect() ?? {}
    const beyond = [...(header?.querySelectorAll('a, button') ?? [])].filter(
      (one) => one.checkVisibility() && one.getBoundingClientRect().bottom > bottom + 1,
    )
    return [...boxes, ...beyond].map(({ outerHTML }) => outerHTML.slice(0, 160))
  })
  expect(cut, `boxes of ${page.url()} that cut their content`).toEqual([])
}
