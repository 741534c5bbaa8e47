/**
 * Returns a hash of the content that does not depend on the order of its keys (FNV-1a, 32 bits: enough to tell bodies
 * apart).
 */
export function hashOf(content: unknown): string {
  const text = JSON.stringify(content, (_, value: unknown) => (isRecord(value) ? sorted(value) : value)) ?? ''
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sorted = (value: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
