/**
 * Runs work after the browser has painted the direct effect of a click. The consequences (products, a stored cart)
 * follow a frame later.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
