/** The stops of the tour in their order, and what each points at: the first of these that is to be seen. */
const targets = {
  how: ['[aria-labelledby="landing-steps"] > ol'],
  menu: ['[data-tour="menu"]'],
  products: ['[data-tour="products"]'],
  filters: ['[data-tour="filters"]'],
  you: ['[data-tour="you"]'],
  cart: ['[data-tour="cart"]'],
  again: ['[data-tour="again"]', '[data-tour="menu"]'],
} satisfies Record<string, string[]>

export type TourStop = keyof typeof targets

/** On which side of its target the sign stands, where not below: there menus open. */
export const signSides: Partial<Record<TourStop, 'left'>> = { you: 'left' }

export const isSeen = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.getClientRects().length > 0

/** What a stop points at on the page that is shown; the last stop can do without. */
export function targetOf(stop: TourStop): HTMLElement | undefined {
  return targets[stop].map((selector) => document.querySelector(selector)).find(isSeen)
}

/** The stops of this page, at this width. */
export function stopsOnPage(): TourStop[] {
  return (Object.keys(targets) as TourStop[]).filter((stop) => stop === 'again' || targetOf(stop))
}
