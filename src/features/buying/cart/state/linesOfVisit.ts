import { peekStored } from '../../../../shared/storage/peekStored'

/** Returns how many lines are stored, before the app and its checked storage load. */
export function linesOfVisit(): number {
  try {
    const lines: unknown = JSON.parse(peekStored('cart') ?? '[]')
    return Array.isArray(lines) ? lines.length : 0
  } catch {
    return 0
  }
}
