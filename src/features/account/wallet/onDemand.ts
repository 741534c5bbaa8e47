/** What other rooms know of the wallet: what it holds and its autoload, without its screens. */
export { wallet } from './walletState'
