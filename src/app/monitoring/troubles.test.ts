// @vitest-environment jsdom
import { runSaga } from 'redux-saga'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { listenToTroubles } from '../../api/reports/tell'
import type { Trouble } from '../../api/reports/tell'
import { sessionLost } from '../../features/identity/session'
import { call } from '../../shared/saga/effects'
import { every, watch } from '../../shared/saga/workers'
import { lookUpNow } from '../../shared/payments/payOnce'
import { twice } from '../../shared/twice'
import { testBackend, testPortal } from '../../testing/portal'

/** Returns the troubles that the portal's own code tells from now on. */
const troubles = (): Trouble[] => {
  listenToTroubles(() => undefined)()
  const all: Trouble[] = []
  onTestFinished(listenToTroubles((trouble) => all.push(trouble)))
  return all
}

describe('what is told @OPS-03', () => {
  it('a session that the backend ended, not one that another tab ended', async () => {
    testBackend('riderSignedIn')
    const all = troubles()
    const { store } = testPortal()
    store.dispatch(sessionLost('elsewhere'))
    store.dispatch(sessionLost('unauthorized'))
    expect(all).toEqual([{ kind: 'sessionEnded', reason: 'unauthorized' }])
  })

  it('a worker that crashed', () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const all = troubles()
    const { store } = testPortal()
    const thrown = new Error('x')
    const fall = { match: (event: { type: string }): event is { type: 'fall' } => event.type === 'fall' }
    store.attach({
      name: 'falls',
      saga: watch(() =>
        every(fall, function* fallOver() {
          throw thrown
        }),
      ),
    })
    store.dispatch({ type: 'fall' })
    expect(all).toEqual([{ kind: 'crash', part: 'worker', worker: 'fallOver', thrown }])
  })

  it('a payment of which nobody knows', async () => {
    const all = troubles()
    const attempts = {} as Parameters<typeof lookUpNow>[0]['attempts']
    const flow = {
      attempts,
      *lookUp() {
        yield* call(() => undefined)
        return { kind: 'unknown' as const }
      },
    }
    const attempt = { key: 'k', owner: 'o', content: 'c', since: 0, at: 0 }
    await runSaga({}, () => lookUpNow(flow, attempt)).toPromise()
    expect(all).toEqual([{ kind: 'unknownPayment' }])
  })

  it('a file that does not load, the second time', async () => {
    const all = troubles()
    const thrown = new TypeError('lost')
    await expect(twice(() => Promise.reject(thrown))).rejects.toBe(thrown)
    expect(all).toEqual([{ kind: 'file', thrown }])
  })
})
