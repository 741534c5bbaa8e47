// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { settled } from '../testing/settled'
import { prefetch, usePrefetch } from './prefetch'
import { neededNow, whenIdle } from './whenIdle'

/** Idle moments come when the test says so. */
let idle: (() => void)[] = []
const rest = async () => {
  await settled(2)
  idle.splice(0).forEach((run) => run())
  await settled(2)
}

beforeEach(() => {
  idle = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'connection')
})
const connect = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })

const file = () => vi.fn(() => Promise.resolve())

it('waits until what the page needs is there, also what that needs in turn', async () => {
  const load = file()
  let arrive = () => {}
  void neededNow(new Promise<void>((resolve) => (arrive = resolve)))
  prefetch([load])
  await rest()
  expect(load).not.toHaveBeenCalled()
  arrive()
  await settled(2)
  let arriveToo = () => {}
  void neededNow(new Promise<void>((resolve) => (arriveToo = resolve)))
  await rest()
  expect(load).not.toHaveBeenCalled()
  arriveToo()
  await rest()
  expect(load).toHaveBeenCalledOnce()
})

it('goes on after work that failed', async () => {
  const run = vi.fn()
  await neededNow(Promise.reject(new Error('lost'))).catch(() => undefined)
  whenIdle(run)
  await rest()
  expect(run).toHaveBeenCalledOnce()
})

it('loads one file per idle moment, and the next one even if one fails', async () => {
  const failing = vi.fn(() => Promise.reject(new Error('lost')))
  const second = file()
  prefetch([failing, second])
  await rest()
  expect(failing).toHaveBeenCalledOnce()
  expect(second).not.toHaveBeenCalled()
  await rest()
  expect(second).toHaveBeenCalledOnce()
})

it('ends with the page: files that have not begun stay away', async () => {
  const [first, second] = [file(), file()]
  const cancel = prefetch([first, second])
  await rest()
  cancel()
  await rest()
  expect(first).toHaveBeenCalledOnce()
  expect(second).not.toHaveBeenCalled()
})

it.each([
  [{ saveData: true, effectiveType: '4g' }, 0],
  [{ saveData: false, effectiveType: '3g' }, 0],
  [{ effectiveType: 'slow-2g' }, 0],
  [{ effectiveType: '4g' }, 1],
  [{}, 1],
])('on the connection %j it loads %i files', async (connection, count) => {
  connect(connection)
  const load = file()
  prefetch([load])
  await rest()
  expect(load).toHaveBeenCalledTimes(count)
})

it('leaves the first second of a page to the press for which it was opened', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const loads = [file()]
  const { unmount } = renderHook(() => usePrefetch(loads), { wrapper: MemoryRouter })
  await vi.advanceTimersByTimeAsync(999)
  expect(idle).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(idle).toHaveLength(1)
  unmount()
  idle.splice(0).forEach((run) => run())
  expect(loads[0]).not.toHaveBeenCalled()
  vi.useRealTimers()
})
