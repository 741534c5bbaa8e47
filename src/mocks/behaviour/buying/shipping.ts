import type * as contract from '../../../api/contract/buying/shipping'
import { shippingAnswer } from '../../rules/buying/shippingAnswer'
import { hasToShip } from '../../rules/buying/soldProducts'
import type { BehaviourOf, CallsOf } from '../base/behaviour'

export const shippingBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  searchShippingMethods: ({ state, body, language }) => {
    if (!hasToShip(state, body.lines)) return { methods: [] }
    const country = countryCode(body.address.country)
    const fitting = state.shippingMethods.filter((method) => method.country === country)
    return { methods: fitting.map((method) => shippingAnswer(method, language)) }
  },
}

const countryNames: Record<string, string> = {
  CA: 'CA',
  CAN: 'CA',
  CANADA: 'CA',
  US: 'US',
  USA: 'US',
  'UNITED STATES': 'US',
  'ÉTATS-UNIS': 'US',
}

const countryCode = (country: string): string =>
  countryNames[country.trim().toUpperCase()] ?? country.trim().toUpperCase()
