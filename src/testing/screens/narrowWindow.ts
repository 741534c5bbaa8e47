import { vi } from 'vitest'

/** Answers media queries as the window of a phone does, until the test is finished. jsdom has no width. */
export function narrowWindow(): void {
  const nothing = () => undefined
  const listening = {
    addListener: nothing,
    removeListener: nothing,
    addEventListener: nothing,
    removeEventListener: nothing,
  }
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('max-width:599'), ...listening }))
}
