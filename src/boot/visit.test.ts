// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { visitorOfVisit } from '../features/identity/session/visitor/visitorOf'
import { fc } from '../testing/chance/property'
import { readVisit } from './visit'

const stored = fc.record({
  auth_token: fc.option(fc.constant('of-a-rider')),
  tempAuthToken: fc.option(fc.constant('for-a-code')),
  isGuestUser: fc.option(fc.constantFrom('true', 'false')),
  card_token: fc.option(fc.constant('of-a-card')),
})

it('@AUTH-01 a document and the portal take the same visitor from what is stored', () => {
  const promise = fc.property(stored, (values) => {
    window.localStorage.clear()
    for (const [key, value] of Object.entries(values)) if (value !== null) window.localStorage.setItem(key, value)
    // First, as in a browser: the portal's storage puts damaged values aside.
    const ofDocument = visitorOfVisit()
    const { visitor } = readVisit()
    expect(ofDocument).toBe(visitor.kind === 'guest' && visitor.cardToken ? 'card' : visitor.kind)
  })
  fc.assert(promise)
})

it('@NAV-01 @LANG-01 a visit is page and query of the address, and the stored language if it is one of ours', () => {
  window.localStorage.clear()
  window.localStorage.setItem('language', 'fr')
  const visit = readVisit(new URL('http://localhost/Products/bus/?filter=a:b'))
  expect(visit).toMatchObject({ route: { name: 'products', params: { serviceType: 'bus' } }, language: 'fr' })
  expect(visit.query.get('filter')).toBe('a:b')
  window.localStorage.setItem('language', 'tlh')
  expect(readVisit(new URL('http://localhost/nowhere'))).toMatchObject({ route: undefined, language: 'en' })
})
