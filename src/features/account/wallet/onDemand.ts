/** Without its screens. */
export { wallet } from './walletState'
