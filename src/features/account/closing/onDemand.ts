/** Around the page: whether closing is offered, and done. */
export { closing } from './closeAccount'
