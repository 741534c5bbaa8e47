import { matchRoutes } from 'react-router'
import { expect, it } from 'vitest'
import { routePaths } from './routePaths'
import { fc, property } from '../testing/chance/property'
import { routeOf } from './routeOf'

const table = Object.entries(routePaths).map(([id, path]) => ({ id, path }))
const words = Object.values(routePaths).flatMap((path) => path.replaceAll('?', '').split('/'))
const segment = fc.oneof(
  fc.constantFrom(...words, 'bus', 'null', 'digital', 'Products', 'LOGIN', 'order-1', 'caf%C3%A9', 'a%20b', 'a%2Fb'),
  fc.string({ unit: fc.constantFrom('a', 'B', '1', '-', '.', '%41'), maxLength: 4 }),
)
const path = fc.array(segment, { maxLength: 6 }).map((segments) => `/${segments.join('/')}`)

property([path])('@NAV-01 the entry finds the route that the router shows, with its parameters', (pathname) => {
  const [found] = matchRoutes(table, pathname)?.slice(-1) ?? []
  const route = routeOf(pathname)
  expect(route?.name).toBe(found?.route.id)
  for (const [name, value] of Object.entries(found?.params ?? {})) expect(route?.params[name]).toBe(value || undefined)
})

it.each(Object.entries(routePaths))('@NAV-01 finds %s', (name, pattern) => {
  const address = pattern.replace(/:\w+\??/g, 'something')
  expect(routeOf(address)?.name).toBe(name)
})
