interface Range {
  min: number
  max: number
}

/** Returns the typed quantity within the range; undefined if it is not a whole number ("-1", "1e3", "2.5", ""). */
export function typedQuantity(typed: string, { min, max }: Range): number | undefined {
  const digits = typed.trim()
  return /^\d{1,9}$/.test(digits) ? Math.min(Math.max(Number(digits), min), max) : undefined
}

/** Returns the quantity to which a key leads, as in every number field; undefined for other keys. */
export function keyTarget(key: string, { value, min, max }: Range & { value: number }): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return Math.min(value + 1, max)
    case 'ArrowDown':
      return Math.max(value - 1, min)
    case 'PageUp':
      return Math.min(value + 5, max)
    case 'PageDown':
      return Math.max(value - 5, min)
    case 'Home':
      return min
    case 'End':
      return max
    default:
      return undefined
  }
}
