// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { applyAddress } from '../addressParameters'
import { inLongWords, longWord } from './longWords'
import { createMockBackend } from '../node'

test('a text becomes one word of 60 letters, its own; an email stays one', () => {
  expect(longWord('Adult Day Pass')).toMatch(/^(AdultDayPass){5}$/)
  expect(longWord('Night')).not.toBe(longWord('Day'))
  expect(longWord('–')).toHaveLength(60)
  expect(longWord('sam@example.com')).toMatch(/^(sam){20}@example\.com$/)
})

test('what the portal reads stays as it is, what people read does not', () => {
  const answer = {
    uuid: 'bus',
    value: 'Bus',
    filter_value: 'bus',
    long_name: { en: 'Bus', fr: 'Autobus' },
    image: null,
  }
  expect(inLongWords([answer])).toEqual([
    {
      ...answer,
      value: longWord('Bus'),
      long_name: { en: longWord('Bus'), fr: longWord('Autobus') },
    },
  ])
  const option = { key: 'security_question', options: [{ value: 'first-school', label: 'First school?' }] }
  expect(inLongWords(option)).toEqual({
    ...option,
    options: [{ value: 'first-school', label: longWord('First school?') }],
  })
})

test('`?words=long` changes every answer and what the browser holds', async () => {
  const { server, api } = createMockBackend()
  server.listen()
  const rest = await applyAddress(new URL('http://localhost/cart?scenario=riderWithFullCart&words=long'), api)
  expect(rest.href).toBe('http://localhost/cart')
  const [line] = JSON.parse(localStorage.getItem('cart') ?? '[]') as { uuid: string; name: string }[]
  expect(line).toMatchObject({ uuid: 'bus-adult-single', name: longWord('Adult Single Ride') })
  expect(JSON.parse(localStorage.getItem('cwp_user') ?? '{}')).toMatchObject({ first_name: longWord('Jordan') })
  const answer = await fetch('http://localhost/backend/transit/faremedia', {
    headers: { Authorization: `Bearer ${localStorage.getItem('auth_token')}`, 'X-Client-Id': 'web' },
  })
  const { data } = (await answer.json()) as { data: { fare_mediums: { nickname: string }[] } }
  server.close()
  expect(data.fare_mediums.map(({ nickname }) => nickname)).toContain(longWord('Blue card'))
})
