interface Connection {
  saveData?: boolean
  effectiveType?: string
  type?: string
}

/**
 * Tells whether the connection is fast and cheap enough for prefetching. If the browser does not say, it counts as
 * such.
 */
export function hasRoomToSpare(): boolean {
  const { connection } = navigator as { connection?: Connection }
  if (!connection) return true
  const { saveData, effectiveType = '4g', type } = connection
  return !saveData && effectiveType === '4g' && type !== 'cellular'
}
