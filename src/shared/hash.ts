/**
 * Returns a short hash (FNV-1a, two seeds) that recognizes a stored value without revealing the text. It tells one
 * person's values apart, no more.
 */
export const hashOf = (text: string): string => half(text, 0x811c9dc5) + half(text, 0x9e3779b9)

function half(text: string, seed: number): string {
  let hash = seed
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
