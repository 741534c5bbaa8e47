/** A given and a family name in the language's order. */
export const namesInOrder = <T>(given: T, family: T, language: string): [T, T] =>
  /^(?:vi|zh)\b/.test(language) ? [family, given] : [given, family]
