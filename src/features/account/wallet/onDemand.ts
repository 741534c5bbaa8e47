/** Other rooms need its state, without its screens. */
export { wallet } from './walletState'
