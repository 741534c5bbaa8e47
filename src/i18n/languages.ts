/** Languages whose texts exist (LANG-01); the operator's settings choose among them. Each names itself. */
export const languageNames: Record<string, string> = { en: 'English', fr: 'Français' }

export const defaultLanguage = 'en'

/** The stored language where the operator offers it, else the default, else the operator's first. */
export function startLanguage(storedLanguage: string | undefined, offered: string[]): string {
  const known = offered.filter((language) => language in languageNames)
  if (storedLanguage && known.includes(storedLanguage)) return storedLanguage
  return known.includes(defaultLanguage) ? defaultLanguage : (known[0] ?? defaultLanguage)
}
