/**
 * Runs work once the browser has painted the direct effect of a click. The press shows its effect at once, and its
 * consequences (a new page of products, a stored cart) follow a frame later.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
