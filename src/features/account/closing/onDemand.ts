/** What the pages around it need: that the account was closed, and whether closing is offered. */
export { closing } from './closeAccount'
