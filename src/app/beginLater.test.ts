import { expect, test, vi } from 'vitest'
import { settled } from '../testing/settled'
import { beginLater } from './beginLater'

/** Begins with code that loads when `arrive` is called. */
function begun() {
  const [begin, end] = [vi.fn(), vi.fn()]
  let arrive = (_: string) => {}
  const stop = beginLater(
    () => new Promise<string>((resolve) => (arrive = resolve)),
    (code) => {
      begin(code)
      return end
    },
  )
  const calls = () => [begin.mock.calls.flat(), end.mock.calls.length]
  return { arrive: async () => (arrive('code'), settled()), stop, calls }
}

test('what loads later begins with its code, and ends once', async () => {
  const { arrive, stop, calls } = begun()
  expect(calls()).toEqual([[], 0])
  await arrive()
  expect(calls()).toEqual([['code'], 0])
  stop()
  expect(calls()).toEqual([['code'], 1])
})

test('what is over before its code has loaded never begins', async () => {
  const { arrive, stop, calls } = begun()
  stop()
  await arrive()
  expect(calls()).toEqual([[], 0])
})

test('the portal goes on without what does not load', async () => {
  const begin = vi.fn()
  const stop = beginLater(() => Promise.reject(new Error('offline')), begin)
  await settled()
  stop()
  expect(begin).not.toHaveBeenCalled()
})
