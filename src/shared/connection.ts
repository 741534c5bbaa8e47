interface Connection {
  saveData?: boolean
  effectiveType?: string
  type?: string
}

/** Whether the connection is fast and cheap enough for prefetching; also if the browser does not tell. */
export function hasRoomToSpare(): boolean {
  const { connection } = navigator as { connection?: Connection }
  if (!connection) return true
  const { saveData, effectiveType = '4g', type } = connection
  return !saveData && effectiveType === '4g' && type !== 'cellular'
}
