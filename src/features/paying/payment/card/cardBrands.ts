/** The brands that the operator's acquirer accepts. Any other brand is an "Unsupported Card Type". */
export const brandNames = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american-express': 'American Express',
  discover: 'Discover',
} as const
export type CardBrand = keyof typeof brandNames
