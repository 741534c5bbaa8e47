/** The event by which the entry tells the document that the portal cannot start. Its detail is the error. */
export const notStarted = 'portal:notStarted'

/**
 * Has the document show that the portal cannot start. The texts for that stand inside each document (`beforeStart`), which
 * all visitors have without a further file; the development server has no documents.
 */
export function reportNotStarted(thrown: unknown): void {
  window.dispatchEvent(new CustomEvent(notStarted, { detail: thrown }))
  if (import.meta.env.DEV) void import('./showNotStarted').then(({ showNotStarted }) => showNotStarted(thrown))
}
