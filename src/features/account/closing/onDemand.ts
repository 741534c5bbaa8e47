/** The pages around need to know whether closing is offered, and whether it is done. */
export { closing } from './closeAccount'
