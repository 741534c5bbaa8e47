interface Connection {
  saveData?: boolean
  effectiveType?: string
  type?: string
}

/**
 * Returns whether the connection is fast and cheap enough for prefetching. A browser that tells
 * nothing about its connection counts as such.
 */
export function hasRoomToSpare(): boolean {
  const { connection } = navigator as { connection?: Connection }
  if (!connection) return true
  const { saveData, effectiveType = '4g', type } = connection
  return !saveData && effectiveType === '4g' && type !== 'cellular'
}
