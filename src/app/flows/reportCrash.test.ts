// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { watchLeaving } from '../../shared/navigation/leaving'
import { selectNotices } from '../../shared/notices/noticesSlice'
import { workerCrashed } from '../../shared/saga/workers'
import { testPortal } from '../../testing/portal'

test('@NAV-01 a worker that stops with the page being left is not reported; any other is', () => {
  const report = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const { store } = testPortal()
  watchLeaving()
  const crash = () => store.dispatch(workerCrashed({ worker: 'addToCart', message: 'Failed to fetch' }))

  window.dispatchEvent(new Event('pagehide'))
  crash()
  expect([report.mock.calls.length, selectNotices(store.getState()).length]).toEqual([0, 0])

  window.dispatchEvent(new Event('pageshow'))
  crash()
  expect([report.mock.calls.length, selectNotices(store.getState()).length]).toEqual([1, 1])
})
