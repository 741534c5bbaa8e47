/** Returns a stored text as it is, for code that runs before the portal and its checked storage are loaded. */
export function peekStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}
