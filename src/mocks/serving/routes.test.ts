import { describe, expect, test } from 'vitest'
import { callFinder, servedHosts } from './routes'

describe('the call of a request', () => {
  const hosts = { accounts: 'http://localhost:8080/a.b', transit: 'https://transit.example.com', web: '/backend/web' }
  const find = callFinder(hosts)

  test.each([
    ['POST', 'http://localhost:8080/a.b/users/login', 'login'],
    ['POST', 'http://localhost:8081/a.b/users/login', undefined],
    ['POST', 'http://localhost:8080/axb/users/login', undefined],
    ['POST', '/a.b/users/login', undefined],
    ['GET', 'http://localhost:8080/a.b/users/login', undefined],
    ['GET', '/assets/start.js', undefined],
  ])('%s %s is %s', (method, address, name) => {
    expect(find(method, new URL(address, 'http://portal'))?.name).toBe(name)
  })

  test('is the same on any origin where its host has none', () => {
    const served = callFinder(servedHosts)
    for (const origin of ['http://localhost', 'http://127.0.0.1:4173'])
      expect(served('POST', new URL('/backend/accounts/users/confirm/a%20b?more=1', origin))?.params).toEqual({
        token: 'a b',
      })
  })
})
