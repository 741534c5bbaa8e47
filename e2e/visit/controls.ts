import type { ElementHandle, Page } from '@playwright/test'

/** What a visitor can use at the moment. */
export interface Control {
  /** Its place in the list of controls. */
  at: number
  kind: 'link' | 'button' | 'choice' | 'field' | 'select' | 'entry'
  name: string
  /** Where a link leads. */
  href: string
  /** What a field is for. */
  use: string
  isInDialog: boolean
}

const selector =
  'a[href], button, summary, select, textarea, input, [role=tab], [role=menuitem], [role=menuitemradio], [role=option], [role=switch]'

/** Runs in the page: the elements that are in sight and can be used, of the open dialog or menu if there is one. */
function usable(query: string): HTMLElement[] {
  const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const layers = [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog], [role=menu]')].filter(
    (layer) => seen(layer) && layer.closest('[aria-hidden=true], [inert]') === null,
  )
  const scope = layers.at(-1) ?? document.body
  return [...scope.querySelectorAll<HTMLElement>(query)].filter((element) => {
    const isOff = element.matches(':disabled, [aria-disabled=true], [type=hidden], [type=file]')
    // The link that skips the header is above the page until the keyboard reaches it.
    const isBeyond = element.getBoundingClientRect().bottom + scrollY <= 0
    return !isOff && !isBeyond && seen(element) && element.closest('[aria-hidden=true], [inert]') === null
  })
}

/** Runs in the page: what each element is. */
function described(elements: HTMLElement[]): Omit<Control, 'at'>[] {
  const kindOf = (element: HTMLElement): Control['kind'] => {
    if (element instanceof HTMLAnchorElement) return 'link'
    if (element instanceof HTMLSelectElement) return 'select'
    if (element instanceof HTMLTextAreaElement) return 'field'
    if (element instanceof HTMLInputElement) {
      if (['radio', 'checkbox'].includes(element.type)) return 'choice'
      return ['submit', 'button', 'reset'].includes(element.type) ? 'button' : 'field'
    }
    return element.getAttribute('role')?.startsWith('menuitem') ? 'entry' : 'button'
  }
  return elements.map((element) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const named = [element.getAttribute('aria-label'), ...labels.map((label) => label.textContent), element.textContent]
    const uses = ['type', 'autocomplete', 'inputmode', 'name'].map((name) => element.getAttribute(name) ?? '')
    return {
      kind: kindOf(element),
      name: (named.find((name) => name?.trim()) ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 80),
      href: element instanceof HTMLAnchorElement ? element.href : '',
      use: uses.join(' ').trim(),
      isInDialog: element.closest('dialog, [role=dialog], [role=alertdialog]') !== null,
    }
  })
}

export async function controlsOf(page: Page): Promise<Control[]> {
  const elements = await page.evaluateHandle(usable, selector)
  const controls = await elements.evaluate(described)
  await elements.dispose()
  return controls.map((control, at) => ({ at, ...control }))
}

/** Returns the element to press for a control of the list that was read last. */
export async function elementOf(page: Page, { at }: Control): Promise<ElementHandle<HTMLElement> | null> {
  const elements = await page.evaluateHandle(usable, selector)
  // A choice is pressed by its label: its own circle or box may be drawn by the label.
  const pressed = await elements.evaluateHandle((all, place) => {
    const found = all[place]
    const isChoice = found instanceof HTMLInputElement && ['radio', 'checkbox'].includes(found.type)
    return (isChoice && found.labels?.[0]) || found
  }, at)
  const element = pressed.asElement() as ElementHandle<HTMLElement> | null
  await elements.dispose()
  return element
}
