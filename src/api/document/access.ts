import type { CallName } from '../contract/index'
import type { AnyEndpoint } from '../contract/base/endpoint'

/** A request's headers tell the kind of visitor (`visitorHeaders`). */
export type VisitorKind = 'rider' | 'temporary' | 'card' | 'client'

export const securitySchemes = {
  rider: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A rider who is signed in: `Authorization: Bearer <access_token>`, the token of `login`, `acceptInvite`, `verifySecondFactorCode` or `declineSecondFactor`. A rider sends no `X-Client-Id`.',
  },
  temporary: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A rider between password and second factor: the same header with the temporary token of `login`, which lasts 15 minutes. It opens the calls of the second step alone; for every other call its owner is a visitor like any other.',
  },
  guestCard: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description:
      'A guest who manages one fare card: `Authorization: Anonymous <card_token>`, the token of `startCardSession`, which lasts 30 minutes.',
  },
  client: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Client-Id',
    description:
      'The portal itself, for everyone who is not signed in as a rider. It is public, and proves nothing about the person.',
  },
} as const

/** Each entry is one way to be let in. */
type Security = Partial<Record<keyof typeof securitySchemes, never[]>>[]

const ways: Record<VisitorKind, Security[number]> = {
  rider: { rider: [] },
  temporary: { temporary: [], client: [] },
  card: { guestCard: [], client: [] },
  client: { client: [] },
}

/** These calls ignore tokens, so that one that has ended prevents no sign-in. */
export const openCalls: readonly CallName[] = [
  'getForm',
  'login',
  'signUp',
  'confirmEmail',
  'requestPasswordReset',
  'checkPasswordReset',
  'resetPassword',
  'readInvite',
  'acceptInvite',
  'verifyCaptcha',
  'startCardSession',
]

const forEverybody: readonly CallName[] = [
  ...openCalls,
  'getOrgConfig',
  'resendConfirmation',
  'searchProductsAsGuest',
  'searchProductsForCard',
  'startPayPal',
  'searchShippingMethods',
  'validatePromo',
  'quoteOrderAsGuest',
  'placeOrderAsGuest',
  'findOrderAttemptAsGuest',
  'findOrderAsGuest',
  'sendReceiptAsGuest',
]

const forCardsToo: readonly CallName[] = ['listFareMedia', 'renameFareMedium']

/** The calls that a token between password and second factor may make as what it is. */
export const secondStepCalls: readonly CallName[] = [
  'enrollSecondFactor',
  'resendSecondFactorCode',
  'verifySecondFactorCode',
  'declineSecondFactor',
  'logout',
]

/** Returns who may make a call. Everyone else gets a 401. */
export function visitorsOf({ name }: Pick<AnyEndpoint, 'name'>): VisitorKind[] {
  const call = name as CallName
  if (forEverybody.includes(call)) return ['client', 'rider', 'temporary', 'card']
  if (forCardsToo.includes(call)) return ['rider', 'card']
  return secondStepCalls.includes(call) ? ['temporary', 'rider'] : ['rider']
}

export const securityOf = (endpoint: Pick<AnyEndpoint, 'name'>): Security =>
  visitorsOf(endpoint).map((kind) => ways[kind])

const told: Record<VisitorKind, string> = {
  rider: 'a rider',
  temporary: 'a rider between password and second factor',
  card: 'a guest with a card token',
  client: 'a visitor with a client id alone',
}

export function accessOf(endpoint: Pick<AnyEndpoint, 'name'>): string {
  const names = visitorsOf(endpoint).map((kind) => told[kind])
  const who = names.length === 4 ? 'everyone' : names.join(' and ')
  const isOpen = openCalls.includes(endpoint.name as CallName)
  return `Who may call: ${who}.${isOpen ? ' A token is not looked at: one that is unknown or has ended is no reason to refuse.' : ''}`
}
