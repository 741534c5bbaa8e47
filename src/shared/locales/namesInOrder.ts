/** Returns a given and a family name in the order of the language. */
export const namesInOrder = <T>(given: T, family: T, language: string): [T, T] =>
  /^(?:vi|zh)\b/.test(language) ? [family, given] : [given, family]
