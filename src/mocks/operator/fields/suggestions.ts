const zones = (): string[] => Intl.supportedValuesOf('timeZone')

/** Values that a text usually has, by its place. Another one may be written, too. */
const suggested: Record<string, () => string[]> = {
  'operator.timeZone': zones,
  'fareCards.valueFilter': () => ['filter-product:product-value'],
}

export const suggestionsOf = (place: string): string[] | undefined => suggested[place]?.()
