// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { loadScript as LoadScript } from './loadScript'
import { thirdPartyScripts } from './thirdPartyScripts'

const { google } = thirdPartyScripts
const elements = () => [...document.head.querySelectorAll('script')]
const settle = (event: 'load' | 'error') => elements().at(-1)?.dispatchEvent(new Event(event))

let loadScript: typeof LoadScript
beforeEach(async () => {
  vi.resetModules()
  ;({ loadScript } = await import('./loadScript'))
})
afterEach(() => {
  elements().forEach((element) => element.remove())
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('Loading a script of others', () => {
  it('@AUTH-07 fetches it once, however often it is asked for', async () => {
    const loads = [loadScript(google), loadScript(google)]
    expect(elements().map((element) => element.src)).toEqual([google.address])
    settle('load')
    await Promise.all(loads)
    await loadScript(google)
    expect(elements()).toHaveLength(1)
  })

  it('@AUTH-07 rejects when it is blocked, removes it, and tries again at the next call', async () => {
    const blocked = loadScript(google)
    settle('error')
    await expect(blocked).rejects.toThrow('Not loaded')
    expect(elements()).toHaveLength(0)
    const again = loadScript(google)
    settle('load')
    await expect(again).resolves.toBeUndefined()
  })

  it('@AUTH-07 gives up after ten seconds', async () => {
    vi.useFakeTimers()
    const late = expect(loadScript(google)).rejects.toThrow('Too late')
    await vi.advanceTimersByTimeAsync(10_000)
    await late
    expect(elements()).toHaveLength(0)
  })

  it.each(['https://evil.example/x.js', '//evil.example/x.js', 'https://accounts.google.com/other.js', 'data:,1'])(
    'refuses what is not listed: %s',
    async (address) => {
      await expect(loadScript({ ...google, address })).rejects.toThrow('Not a script')
      expect(elements()).toHaveLength(0)
    },
  )
})
