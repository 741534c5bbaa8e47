export { PassList } from './PassList'
