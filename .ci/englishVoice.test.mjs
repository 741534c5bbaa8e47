import { expect, it } from 'vitest'
import { readLanguages } from './textReport.mjs'
import { join } from 'node:path'
import { specified, unlikeOurVoice } from './englishVoice.mjs'
import { root } from './install.mjs'

const found = (text, key = 'cart:title') => unlikeOurVoice(new Map([[key, text]]))

it.each([
  'What is for a card needs a separate order.',
  'The site starts anew.',
  'You need not enter it.',
  'It was removed meanwhile.',
  'An order of its own',
  'Your invitation waits for you.',
  'Nothing has been moved so far.',
  'It’s moved once at most.',
  'Your purchases show here.',
  'You cannot undo this.',
  'Your card could not be loaded',
  'You are signed out.',
  'It is on its way.',
  'Nothing was taken.',
  'Choose another way to pay',
  'The bank refused this card.',
  'Log out',
  'Empty the cart and add',
  'Keep this cart for later',
  'Switch it off to buy it once.',
  'Give up {{amount}}',
  "You can't undo this.",
])('@LANG-02 an old habit is found: %s', (text) => {
  expect(found(text)).toHaveLength(1)
})

it.each(['Your Details', 'See the Wallet of {{name}}', 'Card renamed. See all Cards'])(
  '@LANG-02 a capital that no rule gives is found: %s',
  (text) => {
    expect(found(text)).toHaveLength(1)
  },
)

it.each([
  'See what you can buy for this card.',
  'No money was taken. Check your details or use another payment method.',
  'Commuter benefits stay where they are.',
  'Keep cart as it is',
  'Use PayPal, or open Checkout. You can also go to My Account.',
  'Balance: {{amount}}. Use “Change” to choose another.',
])('@LANG-02 what people say is left alone: %s', (text) => {
  expect(found(text)).toEqual([])
})

it('@LANG-02 a text of the specification keeps its words, and each of them is there', () => {
  expect(found('You cannot load money to this wallet', 'wallet:locked')).toEqual([])
  const english = readLanguages(join(root, 'locales')).get('en')
  expect([...specified].filter((key) => !english.has(key))).toEqual([])
})
