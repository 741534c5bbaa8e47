/** Other rooms need its state, without its screens. */
export { wallet } from './walletState'
export type { Wallet } from './walletState'
