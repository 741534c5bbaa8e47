import i18next from 'i18next'
import { beforeAll, expect, it } from 'vitest'
import fr from '../../../../../locales/fr/payment.json'
import { chargedName } from './chargedName'

const words = 'The backend’s words'

beforeAll(() => i18next.init({ lng: 'fr', resources: { fr: { payment: fr } } }))

it.each([
  ['Portefeuille', [{ type: 'wallet' }]],
  ['Compte bancaire •••• 6789', [{ type: 'bank', last4: '6789' }]],
  ['Comptant', [{ type: 'cash' }]],
  ['Visa •••• 1111', [{ type: 'card', brand: 'visa', last4: '1111' }]],
  ['Carte', [{ type: 'card' }]],
  ['Visa •••• 1111 et Portefeuille', [{ type: 'card', brand: 'Visa', last4: '1111' }, { type: 'wallet' }]],
  // The backend’s own, where a method is not told or not known.
  [words, []],
  [words, [null]],
  [words, [{ type: 'points' }]],
  [words, [{ type: 'wallet' }, { type: 'constructor' }]],
])('@LANG-01 @PAY-04 what was charged is called %s', (name, methods) => {
  expect(chargedName(words, ...methods)).toBe(name)
})
