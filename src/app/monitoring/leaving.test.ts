// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest'
import { listenToTroubles, tell } from '../../api/reports/tell'
import { watchLeaving } from '../../shared/navigation/leaving'
import { monitor } from './monitor'

test('@OPS-03 what happens while the page is left is sent at once, without what the browser stops', () => {
  const sent = vi.fn<(address: string, init: RequestInit) => Promise<Response>>().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', sent)
  listenToTroubles(() => undefined)()
  watchLeaving()
  monitor('https://reports.example/portal')
  onTestFinished(() => {
    window.dispatchEvent(new Event('pageshow'))
    listenToTroubles(() => undefined)()
  })
  window.dispatchEvent(new Event('pagehide'))
  tell({ kind: 'file', thrown: new TypeError('Failed to fetch dynamically imported module: https://p/assets/c-1.js') })
  tell({ kind: 'crash', part: 'worker', worker: 'addToCart', thrown: new TypeError('Failed to fetch') })
  expect(sent).not.toHaveBeenCalled()
  tell({ kind: 'unknownPayment' })
  expect(sent).toHaveBeenCalledOnce()
  expect(JSON.parse(String(sent.mock.calls[0]?.[1].body))).toMatchObject({ reports: [{ kind: 'unknownPayment' }] })
})
