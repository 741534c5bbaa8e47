// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest'
import { allowReload, reloadOnce } from './navigation'
import { hasScriptsBesides, thirdPartyScripts } from '../thirdPartyScripts'

function addScript(src: string): void {
  const script = Object.assign(document.createElement('script'), { type: 'inert', src })
  document.head.append(script)
  onTestFinished(() => script.remove())
}

it('@PAY-10 where cards are typed, scripts of every other purpose are found (T16)', () => {
  addScript(`${window.location.origin}/assets/start.js`)
  addScript(thirdPartyScripts.payPal.address)
  expect(hasScriptsBesides('payment')).toBe(false)
  addScript(thirdPartyScripts.google.address)
  expect(hasScriptsBesides('payment')).toBe(true)
})

it('@PAY-10 a page reloads once until another opens, and the state of its entry stays', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...window.location, reload })
  onTestFinished(() => void vi.unstubAllGlobals())
  window.history.replaceState({ key: 'checkout' }, '')
  expect([reloadOnce(), reloadOnce()]).toEqual([true, false])
  expect(reload).toHaveBeenCalledOnce()
  expect(window.history.state).toMatchObject({ key: 'checkout' })
  // Another page opened, maybe with the scripts; back to the entry, it reloads again.
  allowReload()
  expect([reloadOnce(), reloadOnce()]).toEqual([true, false])
  // The document that this loads begins on the entry.
  vi.resetModules()
  const next = await import('./navigation')
  expect(next.reloadOnce()).toBe(false)
  next.allowReload()
  expect(next.reloadOnce()).toBe(true)
})
