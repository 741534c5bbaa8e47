export { isProduct, sendSearch } from './sendSearch'
