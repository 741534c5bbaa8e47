export { ServiceTickets } from './ServiceTickets'
