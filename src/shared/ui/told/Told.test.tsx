import { render } from '@testing-library/react'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { Told } from './Told'

beforeAll(() =>
  i18next.init({
    lng: 'de',
    resources: { de: { shared: { alone: '{{message}}', within: 'Ihr Geld ist da. {{message}} Bitte warten.' } } },
    interpolation: { escapeValue: false },
  }),
)

const values = { message: 'The card is not valid.' }

test.each([
  ['alone', 'The card is not valid.'],
  ['within', 'Ihr Geld ist da. The card is not valid. Bitte warten.'],
])('@LANG-02 words of the backend in another language are marked with it: %s', (key, whole) => {
  const { container } = render(<Told of={{ key: `shared:${key}`, values, lang: 'en' }} />)
  expect(container).toHaveTextContent(whole)
  expect(container.querySelector('[lang="en"]')).toHaveTextContent(/^The card is not valid\.$/)
})

test('words in the language of the page have no mark', () => {
  const { container } = render(<Told of={[{ key: 'shared:within', values }]} />)
  expect(container.querySelector('[lang]')).toBeNull()
})
