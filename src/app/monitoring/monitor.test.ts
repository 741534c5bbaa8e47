// @vitest-environment jsdom
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { contract } from '../../api/contract/index'
import { readAnswer } from '../../api/readAnswer'
import { mostReports, reportsBody } from '../../api/reports/report'
import type { Report } from '../../api/reports/report'
import { listenToTroubles, tell } from '../../api/reports/tell'
import type { Trouble } from '../../api/reports/tell'
import { watchLeaving } from '../../shared/navigation/leaving'
import { monitor } from './monitor'

const endpoint = 'https://reports.example/portal'
const sent = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
let heard: [string, EventListenerOrEventListenerObject, unknown][] = []
let refuse: (blockedURL: string) => void = () => undefined

/**
 * Drops the troubles that were told before anything listened. Other files of this worker leave some, also between a hook
 * and its test.
 */
const dropTroubles = () => listenToTroubles(() => undefined)()

/** Begins with a page that was just loaded, and ends with no listener of it. `before`: what happens before it is loaded. */
function begin(before: () => void = () => undefined): void {
  dropTroubles()
  before()
  const add = vi.spyOn(window, 'addEventListener')
  monitor(endpoint)
  heard.push(...(add.mock.calls as typeof heard))
  add.mockRestore()
}

beforeEach(() => {
  vi.useFakeTimers()
  sent.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', sent)
  vi.stubGlobal(
    'ReportingObserver',
    class {
      constructor(tellAll: (reports: object[]) => void) {
        refuse = (blockedURL) => tellAll([{ body: { effectiveDirective: 'script-src-elem', blockedURL } }])
      }
      observe() {}
    },
  )
})
afterEach(() => {
  dropTroubles()
  for (const [type, listener, options] of heard) window.removeEventListener(type, listener, options as boolean)
  heard = []
  vi.useRealTimers()
})

const reports = (): Report[] =>
  sent.mock.calls.flatMap(([, { body }]) => v.parse(reportsBody, JSON.parse(String(body))).reports)
const told = () => {
  vi.advanceTimersByTime(10_000)
  return reports()
}
/** The troubles themselves, as other code tells them. */
const troubles = (): Trouble[] => {
  dropTroubles()
  const all: Trouble[] = []
  onTestFinished(listenToTroubles((trouble) => all.push(trouble)))
  return all
}

const crash = (message: string): Trouble => {
  const thrown = new TypeError(message)
  thrown.stack = `TypeError: ${message}\n    at f (https://portal.example/assets/cart-Ab12.js:1:204)\n    at https://portal.example/assets/start-9.js:3:7`
  return { kind: 'crash', part: 'worker', worker: 'addToCart', thrown }
}

describe('monitoring @OPS-03', () => {
  it('tells what went wrong before it was loaded, and after', () => {
    begin(() => tell({ kind: 'unknownPayment' }))
    tell(crash('x'))
    tell({
      kind: 'file',
      thrown: new TypeError('Failed to fetch dynamically imported module: https://p/assets/cart-1.js'),
    })
    tell({ kind: 'file', thrown: undefined })
    tell({ kind: 'sessionEnded', reason: 'unauthorized' })
    refuse('https://ads.example/track?rider=7')
    expect(told()).toEqual([
      { kind: 'unknownPayment', page: '/', count: 1 },
      {
        ...{ kind: 'crash', part: 'worker', worker: 'addToCart', error: 'TypeError', page: '/', count: 1 },
        places: ['assets/cart-Ab12.js:1:204', 'assets/start-9.js:3:7'],
      },
      { kind: 'file', file: 'assets/cart-1.js', page: '/', count: 1 },
      { kind: 'file', file: 'other', page: '/', count: 1 },
      { kind: 'sessionEnded', reason: 'unauthorized', page: '/', count: 1 },
      { kind: 'refused', directive: 'script-src-elem', source: 'https://ads.example', page: '/', count: 1 },
    ])
  })

  it('hears of pictures that do not load and of scripts of its own that fail, not of extensions', () => {
    begin()
    const picture = document.body.appendChild(document.createElement('img'))
    onTestFinished(() => picture.remove())
    picture.src = 'https://pictures.example/riders/jordan.png'
    picture.dispatchEvent(new Event('error'))
    window.dispatchEvent(new ErrorEvent('error', { error: (crash('x') as { thrown: Error }).thrown }))
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('of an extension') }))
    refuse('chrome-extension://abc')
    expect(told().map((report) => ('file' in report ? report.file : report.kind))).toEqual([
      'https://pictures.example',
      'crash',
    ])
  })

  it('counts what repeats, sends ten at once, and at most thirty of one page load', () => {
    begin()
    for (let at = 0; at < 50; at += 1) tell({ kind: 'unknownPayment' })
    expect(told()).toMatchObject([{ count: 50 }])
    for (let at = 0; at < 10; at += 1) tell({ ...crash('x'), worker: `worker${at}` } as Trouble)
    expect(reports()).toHaveLength(11)
    for (let at = 0; at < 100; at += 1) tell({ ...crash('x'), worker: `other${at}` } as Trouble)
    expect(told()).toHaveLength(mostReports)
  })

  it('keeps at most twenty of what happens before it is loaded', () => {
    begin(() => {
      for (let at = 0; at < 100; at += 1) tell({ ...crash('x'), worker: `worker${at}` } as Trouble)
    })
    expect(told()).toHaveLength(20)
  })

  it('sends when the page is hidden, without cookies and without the page’s address', () => {
    begin()
    tell({ kind: 'unknownPayment' })
    expect(sent).not.toHaveBeenCalled()
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    expect(sent).toHaveBeenCalledExactlyOnceWith(endpoint, {
      ...{ method: 'POST', keepalive: true, mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' },
      body: expect.any(String),
    })
  })

  it('sends at once while the page is left, without what the browser stops', () => {
    watchLeaving()
    begin()
    onTestFinished(() => void window.dispatchEvent(new Event('pageshow')))
    window.dispatchEvent(new Event('pagehide'))
    tell({
      kind: 'file',
      thrown: new TypeError('Failed to fetch dynamically imported module: https://p/assets/c-1.js'),
    })
    tell({ ...crash('Failed to fetch'), thrown: new TypeError('Failed to fetch') } as Trouble)
    expect(sent).not.toHaveBeenCalled()
    tell({ kind: 'unknownPayment' })
    expect(sent).toHaveBeenCalledOnce()
    expect(reports()).toMatchObject([{ kind: 'unknownPayment' }])
  })
})

const canaries = [
  'Jordan Quinn',
  'jordan@canary.example',
  'eyJhbGciOi.canary.token',
  '4111111111111111',
  '7 Canary Street',
  'please help my child',
  `${window.location.origin}/reset/canary-path?email=jordan`,
]

describe('the canary audit @OPS-03', () => {
  it.each(canaries)('nothing that holds "%s" leaves', (canary) => {
    window.history.replaceState(null, '', `/reset/${encodeURIComponent(canary)}?note=${encodeURIComponent(canary)}`)
    begin()
    const named = new Error(canary)
    named.name = canary
    tell(crash(canary))
    tell(crash(`${canary}\n at ${canary}/assets/x.js?${canary}`))
    tell({ kind: 'crash', part: 'screen', thrown: named })
    tell({ kind: 'crash', part: 'screen', thrown: canary })
    tell({ kind: 'crash', part: 'screen', thrown: { message: canary, stack: canary, name: canary } })
    tell({ kind: 'file', thrown: new Error(`Failed to fetch https://p.example/${canary}?${canary}`) })
    tell({ kind: 'badAnswer', endpoint: contract.listPaymentMethods, path: ['results', 0, 'bank', canary] })
    tell({ kind: 'badAnswer', endpoint: contract.getForm, path: ['messages', canary] })
    refuse(canary)
    refuse(`https://other.example/${canary}`)
    const text = decodeURIComponent(JSON.stringify([told(), sent.mock.calls]))
    expect(reports().length).toBeGreaterThanOrEqual(7)
    for (const part of [
      canary,
      ...canary.split(/[^\w@.]+/).filter((word) => word.length > 5 && !window.location.origin.includes(word)),
    ])
      expect(text).not.toContain(part)
    expect(reports().every(({ page }) => page === '/reset/:token?')).toBe(true)
  })
})

describe('what is told @OPS-03', () => {
  it('an answer against the contract: the call and the field, never the value', () => {
    const all = troubles()
    const answer = { status: 200, text: JSON.stringify({ errors: [], data: { uuid: { secret: 'canary' } } }) }
    expect(readAnswer(contract.login, answer, { kind: 'visitor' }).ok).toBe(false)
    expect(all).toEqual([{ kind: 'badAnswer', endpoint: contract.login, path: ['uuid'] }])
    begin()
    all.forEach(tell)
    expect(told()).toEqual([{ kind: 'badAnswer', call: 'login', field: 'uuid', page: expect.any(String), count: 1 }])
  })
})
