/** An operator may lack a text or a page in this language: then the English one, then any. */
export function inLanguage(texts: Record<string, string> | undefined, language: string): string | undefined {
  return texts?.[language] ?? texts?.en ?? Object.values(texts ?? {})[0]
}
