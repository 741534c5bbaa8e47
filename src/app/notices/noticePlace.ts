/** The sides of a rectangle, in the window's coordinates. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** Pixels that stay free around the notices. */
export const gap = 8

/**
 * Returns the top of the highest place between `top` and `bottom` where `block` is clear of all obstacles. It prefers
 * `current` if that is clear. Returns undefined if there is no such place.
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
