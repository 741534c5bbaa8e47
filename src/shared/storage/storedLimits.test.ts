// @vitest-environment jsdom
import { expect } from 'vitest'
import { startCardSession } from '../../api/contract/cards/fareMedia'
import { fullSession } from '../../api/contract/identity/secondFactor'
import { user } from '../../api/contract/identity/user'
import { anyValueOf } from '../../testing/chance/anyValueOf'
import { readStored, writeStored } from './browserStorage'
import { sessionKeys } from '../../features/identity/session/visitor/sessionKeys'
import { property } from '../../testing/chance/property'

property([anyValueOf(fullSession)])('@AUTH-01 @STORE-02 any session of the contract survives a reload', (session) => {
  for (const key of [sessionKeys.authToken, sessionKeys.tempAuthToken]) {
    writeStored(key, session.access_token)
    expect(readStored(key)).toBe(session.access_token)
  }
})

property([anyValueOf(startCardSession.answer.entries.card_token)])(
  '@AUTH-01 @STORE-02 any card token of the contract survives a reload',
  (token) => {
    writeStored(sessionKeys.cardToken, token)
    expect(readStored(sessionKeys.cardToken)).toBe(token)
  },
)

property([anyValueOf(user)])('@AUTH-01 @STORE-02 any rider of the contract survives a reload', (rider) => {
  writeStored(sessionKeys.user, rider)
  expect(readStored(sessionKeys.user)).toEqual(JSON.parse(JSON.stringify(rider)))
})
