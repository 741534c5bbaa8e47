import type { BrowserContext } from '@playwright/test'

/**
 * Lets `fill` type as a person does in Firefox ESR. What Playwright does there itself is not noticed by React, and in a field for
 * emails it adds to what is selected.
 */
export async function typeAsPeople(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const insert = (text: string) => {
      const active = document.activeElement
      if (active instanceof HTMLIFrameElement) return active
      document.execCommand('insertText', false, text)
      return undefined
    }
    Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => undefined })
  })
}
