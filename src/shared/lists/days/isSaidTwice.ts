/** Checks whether all texts name the type already: "3 rides", "Adult Day Pass". */
export function isSaidTwice(type: string, texts: readonly string[]): boolean {
  // The plural "Rides" is not in "1 ride".
  const stem = type.toLocaleLowerCase().replace(/s$/, '')
  return texts.length > 0 && texts.every((text) => text.toLocaleLowerCase().includes(stem))
}
