import { render } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import type { TextRef } from '../../notices/noticesSlice'
import { Told } from './Told'

const i18n = createInstance({
  lng: 'de',
  resources: { de: { shared: { alone: '{{message}}', within: 'Ihr Geld ist da. {{message}} Bitte warten.' } } },
  interpolation: { escapeValue: false },
})
await i18n.init()

const show = (of: TextRef) =>
  render(
    <I18nextProvider i18n={i18n}>
      <Told of={of} />
    </I18nextProvider>,
  ).container
const values = { message: 'The card is not valid.' }

test.each([
  ['alone', 'The card is not valid.'],
  ['within', 'Ihr Geld ist da. The card is not valid. Bitte warten.'],
])('@LANG-02 words of the backend in another language are marked with it: %s', (key, whole) => {
  const shown = show({ key: `shared:${key}`, values, lang: 'en' })
  expect(shown.textContent).toBe(whole)
  expect(shown.querySelector('[lang="en"]')?.textContent).toBe('The card is not valid.')
})

test('words in the language of the page have no mark', () => {
  expect(show({ key: 'shared:within', values }).querySelector('[lang]')).toBeNull()
})
