export { ChoiceTicket } from './ChoiceTicket'
export { ServiceTickets } from './ServiceTickets'
