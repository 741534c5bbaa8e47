import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendRaw } from '../callsInTests'
import { createMockBackend } from '../node'

const { server } = createMockBackend()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

test.each([
  ['en', 'en'],
  ['fr-CA', 'fr'],
  ['de', 'en'],
  ['zh-Hans', 'en'],
])('@LANG-02 asked for %s, values and refusals are in %s, and say so', async (asked, language) => {
  const told = async (call: 'getOrgConfig' | 'listAddresses') =>
    (await sendRaw(call, { language: asked })).headers.get('Content-Language')
  expect([await told('getOrgConfig'), await told('listAddresses')]).toEqual([language, language])
})
