// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { withScheme } from '../frames/forceScheme'
import { memoryStorage } from '../frames/memoryStorage'
import { addressOfState, choiceOf, searchOf, usual } from './choice'
import { statesOf } from './states'

test('@TEST-07 the gallery’s address holds what is chosen, and nothing that is unknown', () => {
  const chosen = { find: 'wallet & card', state: 'error', width: 1280, theme: 'dark', language: 'zh-Hans' } as const
  expect(choiceOf(searchOf(chosen))).toEqual(chosen)
  expect(searchOf(usual)).toBe('')
  expect(choiceOf('?state=odd&width=7&theme=blue&language=xx')).toEqual(usual)
})

test('@TEST-07 each state has an address of its own', () => {
  const addresses = statesOf().map((state) => addressOfState(state, 'fr'))
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses).toContain('/account/wallet?scenario=riderSignedIn&fault=*:500&language=fr')
  expect(addressOfState({ path: '/cart?a=b', scenario: 'visitor', state: 'full' }, 'en')).toBe(
    '/cart?a=b&scenario=visitor',
  )
})

test('@TEST-07 a frame reads every style as if the device preferred its scheme', () => {
  const rule = '@media screen and (prefers-color-scheme:dark){a{}}'
  expect(withScheme(rule, 'dark')).toBe('@media screen and (min-width: 0px){a{}}')
  expect(withScheme(rule, 'light')).toBe('@media screen and (max-width: 0px){a{}}')
  expect(withScheme('( prefers-color-scheme : light )', 'light')).toBe('(min-width: 0px)')
})

test('@TEST-07 a frame’s storage holds what is put into it, as a browser’s does', () => {
  const storage = memoryStorage()
  storage.setItem('a', '1')
  storage.setItem('b', '2')
  storage.removeItem('a')
  expect([storage.getItem('a'), storage.getItem('b'), storage.getItem('clear'), storage.key(0)]).toEqual([
    null,
    '2',
    null,
    'b',
  ])
  expect([Object.keys(storage), storage.length]).toEqual([['b'], 1])
  storage.clear()
  expect(storage.length).toBe(0)
})
