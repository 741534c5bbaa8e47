export { isProduct, only, sendSearch } from './sendSearch'
export type { SearchEntry } from './sendSearch'
