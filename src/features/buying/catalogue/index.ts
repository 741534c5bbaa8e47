export { sendSearch } from './sendSearch'
