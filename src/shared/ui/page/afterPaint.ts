/** Runs after the paint of a click's direct effect: its consequences (products, a stored cart) follow a frame later. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
