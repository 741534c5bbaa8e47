// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { markForeign } from './markForeign'

const observed = () => new Promise((resolve) => setTimeout(resolve))
const langOf = (selector: string) => document.querySelector(selector)?.getAttribute('lang') ?? undefined

beforeEach(() => {
  document.documentElement.lang = 'de'
  document.body.innerHTML = ''
})

it('@LANG-02 a backend’s text in another language has its language, wherever it stands alone', async () => {
  document.body.innerHTML = '<h2>Adult Day Pass</h2><p>Warenkorb</p><p id="mixed">Adult Day Pass <b>$5</b></p>'
  markForeign('en', { products: [{ name: 'Adult Day Pass', long_description: 'For one day.\r\nBy bus.' }] })
  expect(langOf('h2')).toBe('en')
  expect(langOf('p')).toBeUndefined()
  expect(langOf('#mixed')).toBeUndefined()

  // What comes later, line by line, and an alternative text.
  markForeign('en', { accessibility_text: 'A city bus' })
  document.body.insertAdjacentHTML('beforeend', '<li>By bus.</li><img alt="A city bus"><i>Adult Day Pass</i>')
  await observed()
  expect([langOf('li'), langOf('img'), langOf('i')]).toEqual(['en', 'en', 'en'])

  // What no longer stands there.
  const [heading] = document.getElementsByTagName('h2')
  if (heading?.firstChild) heading.firstChild.textContent = 'Tageskarte'
  await observed()
  expect(langOf('h2')).toBeUndefined()
})

it('@LANG-02 codes, numbers and a rider’s own words have none', () => {
  document.body.innerHTML = '<b>active</b><i>Sam</i><u>12.50</u><s lang="fr">Bus</s>'
  markForeign('en', { state: 'active', nickname: 'Sam', first_name: 'Sam', name: '12.50', label: 'Bus' })
  expect(['b', 'i', 'u', 's'].map(langOf)).toEqual([undefined, undefined, undefined, 'fr'])
})

it('@LANG-02 nothing is marked in a page of that language', () => {
  markForeign('en', { name: 'Ferry Pass' })
  document.documentElement.lang = 'en'
  document.body.innerHTML = '<b>Ferry Pass</b>'
  markForeign('en', {})
  expect(langOf('b')).toBeUndefined()
})
