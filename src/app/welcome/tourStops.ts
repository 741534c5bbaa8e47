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

/** The side of the sign where menus open below. */
export const signSides: Partial<Record<TourStop, 'left'>> = { you: 'left' }

export const isSeen = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.getClientRects().length > 0

/** Returns a stop's target. The last stop can do without one. */
export function targetOf(stop: TourStop): HTMLElement | undefined {
  return targets[stop].map((selector) => document.querySelector(selector)).find(isSeen)
}

export function stopsOnPage(): TourStop[] {
  return (Object.keys(targets) as TourStop[]).filter((stop) => stop === 'again' || targetOf(stop))
}
