/** Returns which of these words the backend says, whatever its case; undefined for any other word, or none. */
export function knownWord<Word extends string>(
  words: readonly Word[],
  said: string | null | undefined,
): Word | undefined {
  const plain = said?.trim().toLowerCase()
  return words.find((word) => word === plain)
}
