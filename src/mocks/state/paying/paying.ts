export interface PayingState {
  /** A single change between a quote and its payment, to the first product of the order. */
  surprise: 'priceChanged' | 'soldOut' | null
}

export const payingSeed = (): PayingState => ({ surprise: null })
