export interface PayingState {
  /** What happens once between a quote and the order that is to pay it, to the first product of the order. */
  surprise: 'priceChanged' | 'soldOut' | null
}

export const payingSeed = (): PayingState => ({ surprise: null })
