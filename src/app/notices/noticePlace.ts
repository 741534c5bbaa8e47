/** The sides are in the window's coordinates. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** Pixels that stay free around the notices. */
export const gap = 8

/**
 * Returns the top of the highest free place for `block` between `top` and `bottom`, `current` if that is free,
 * undefined if no place is.
 */
export function clearPlace(
  block: Box,
  obstacles: Box[],
  { top, bottom, current = top }: { top: number; bottom: number; current?: number },
): number | undefined {
  const height = block.bottom - block.top
  const inTheWay = obstacles.filter(({ left, right }) => left < block.right + gap && right > block.left - gap)
  const isClear = (at: number) =>
    at >= top &&
    at + height <= bottom &&
    !inTheWay.some((other) => other.top < at + height + gap && other.bottom > at - gap)
  const places = [top, ...inTheWay.map((other) => other.bottom + gap).sort((one, other) => one - other)]
  return [current, ...places].find(isClear)
}
