/** The operator's acquirer accepts these; any other is an "Unsupported Card Type". */
export const brandNames = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american-express': 'American Express',
  discover: 'Discover',
} as const
export type CardBrand = keyof typeof brandNames
