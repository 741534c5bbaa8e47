/*
 * Each code is a constant of its own, so that a page loads only those it uses. The meanings are for backend teams and
 * the mock.
 */

export const notValid = 40001
export const promoNotValid = 40010
export const signInNeeded = 40100
export const wrongLogin = 40101
export const wrongCode = 40102
export const codeExpired = 40103
export const declined = 40201
export const emailNotConfirmed = 40301
export const notAllowed = 40302
export const virtualCardBlocked = 40303
export const physicalCardBlocked = 40304
export const notForThisCard = 40305
export const badToken = 40402
export const notFound = 40404
export const pricesChanged = 40901
export const notSold = 40902
export const tooManyTickets = 40903
export const alreadyLinked = 40904
export const severalMatches = 40905
export const methodInUse = 40906
export const cardNotEmpty = 40907
export const linkedElsewhere = 40908
export const fundsTooLow = 40909
export const keyUsed = 40911
export const deviceNotEmpty = 40912
export const accountNotEmpty = 40914
export const changedElsewhere = 40915
export const tooManyTries = 42901
export const sessionEnded = 50020
export const accountClosed = 50021

export const errorMeanings = {
  [notValid]: { status: 400, meaning: 'Something that was sent is not valid; `field` names it.' },
  [promoNotValid]: { status: 400, meaning: 'The promo code does not exist, has ended, or does not fit the order.' },
  [signInNeeded]: { status: 401, meaning: 'The token is unknown or has expired, or the call needs one.' },
  [wrongLogin]: { status: 401, meaning: 'Email and password, or the token of another provider, do not fit.' },
  [wrongCode]: { status: 401, meaning: 'The code of the second factor is wrong.' },
  [codeExpired]: { status: 401, meaning: 'The code of the second factor has expired; another one must be sent.' },
  [declined]: {
    status: 402,
    meaning:
      'The payment was declined. Of two payments, `field` names the one (`payments.0` or `payments.1`), and the other was not taken either.',
  },
  [emailNotConfirmed]: { status: 403, meaning: 'The rider has to confirm the email first.' },
  [notAllowed]: { status: 403, meaning: 'Who asks may not do this, or not with what was sent; `field` names it.' },
  [virtualCardBlocked]: { status: 403, meaning: 'The virtual fare card that the order is for is blocked.' },
  [physicalCardBlocked]: { status: 403, meaning: 'The physical fare card that the order is for is blocked.' },
  [notForThisCard]: { status: 403, meaning: 'Something in the order is not for this fare card or its rider type.' },
  [badToken]: { status: 404, meaning: 'The token of a mailed link is unknown, used, or has expired.' },
  [notFound]: { status: 404, meaning: 'It does not exist, or not for who asks; `field` may name it.' },
  [pricesChanged]: { status: 409, meaning: 'The quote has run out, or its prices are not those of today.' },
  [notSold]: { status: 409, meaning: 'A product of the order is no longer sold.' },
  [tooManyTickets]: { status: 409, meaning: 'The order holds more tickets than one order may.' },
  [alreadyLinked]: { status: 409, meaning: 'The fare card is already on the account of who asks.' },
  [severalMatches]: { status: 409, meaning: 'More than one bank card fits what was sent.' },
  [methodInUse]: {
    status: 409,
    meaning: 'An autoload or a renewal is charged to the payment method (`used_by` in the list).',
  },
  [keyUsed]: {
    status: 409,
    meaning: 'The Idempotency-Key was used for something else before. What became of that has to be looked up.',
  },
  [cardNotEmpty]: {
    status: 409,
    meaning: 'The fare card holds more or other than what was sent gives up. Nothing is given up.',
  },
  [linkedElsewhere]: {
    status: 409,
    meaning:
      'The fare card, or the account of another provider, belongs to another account, which has to unlink it first.',
  },
  [fundsTooLow]: { status: 409, meaning: 'The amount is more than the general funds that it is taken from.' },
  [deviceNotEmpty]: {
    status: 409,
    meaning: 'The device stores a ticket that would be lost, and what was sent does not give it up.',
  },
  [accountNotEmpty]: {
    status: 409,
    meaning:
      'More or other would be lost with the account than what was sent gives up. It stays open, and nothing is lost.',
  },
  [changedElsewhere]: {
    status: 409,
    meaning: 'The record has changed since the `version` that was sent: read it again, and send the change over that.',
  },
  [tooManyTries]: { status: 429, meaning: 'There were too many tries; `Retry-After` says how many seconds to wait.' },
  [sessionEnded]: {
    status: 200,
    meaning: 'The session has ended, for a rider or a fare card. It counts in any answer, whatever its status.',
  },
  [accountClosed]: {
    status: 200,
    meaning: 'The account of the rider was deactivated or deleted. It counts in any answer, like the end of a session.',
  },
} satisfies Record<number, { status: number; meaning: string }>

export type ErrorCode = keyof typeof errorMeanings

/** A call with a body or query may answer `notValid`, too. */
export const errorsOfEveryCall: readonly ErrorCode[] = [signInNeeded, tooManyTries, sessionEnded, accountClosed]
