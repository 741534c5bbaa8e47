/**
 * Runs work once the browser has painted what the click itself changed: a press answers at once, and what follows from
 * it (a new page of products, a written cart) comes a frame later.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
