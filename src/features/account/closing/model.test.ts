// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { faultIn } from '../../../shared/submission/submission'
import type { FaultKind } from '../../../mocks/state/tester/faults'
import { testBackend, testPortal } from '../../../testing/portal'
import { fc } from '../../../testing/chance/property'
import { timesOf } from '../../../testing/chance/sample'
import { selectIsRider } from '../../identity/session'
import { closing } from './closeAccount'
// What happens once the account is closed: the rider is forgotten.
import '../../../app/pages/ClosingPage'
import { payingOut, payoutRecalled } from './payOut'

/**
 * Checks the closing of an account against what the backend holds: a rider presses, types a wrong password, changes the
 * choice, reloads, while transfers, closings and look-ups fail in every way. After each act the page may claim only what
 * is true, and the balance is moved once at most.
 */

const trouble = fc.constantFrom<(FaultKind | null)[]>(
  null,
  null,
  'offline',
  'lostAnswer',
  '500',
  '500json',
  'malformed',
)
const press = fc.record({
  kind: fc.constant('press' as const),
  transfers: fc.boolean(),
  isRight: fc.boolean(),
  payOutWallet: trouble,
  findWalletPayout: trouble,
  deleteAccount: trouble,
  getMe: trouble,
})
const act = fc.oneof(press, fc.constant({ kind: 'reload' as const }))

function openPage() {
  const portal = testPortal()
  portal.store.dispatch(payoutRecalled())
  return portal
}

it('@ACC-13 claims nothing that is not true, and moves the balance once', async () => {
  const backend = testBackend()
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 8 }), async (acts) => {
      await backend.reset('accountToClose')
      let page = openPage()
      for (const next of acts) {
        let state = page.store.getState()
        if (next.kind === 'reload') {
          page = openPage()
          state = page.store.getState()
        } else {
          const { kind: _, transfers, isRight, ...troubles } = next
          for (const [call, fault] of Object.entries(troubles) as ['getMe', FaultKind | null][])
            await backend.fault(call, fault ?? 'offline', fault ? 1 : 0)
          const password = isRight ? 'Transit-2026' : 'wrong'
          page.store.dispatch(closing.requested({ act: 'delete', password, ...(transfers && { payTo: 'pay-visa' }) }))
          state = await page.until((now) => closing.select(now).status !== 'sending')
        }
        const { payouts, closedAccounts } = await backend.state()
        const moved = Object.values(payouts).map(({ amount }) => amount)
        const isClosed = 'user-rider' in closedAccounts
        const money = payingOut.select(state)
        const account = closing.select(state)
        const claims = [money, account].flatMap((one) => faultIn(one)?.errors ?? []).map(({ key }) => key)
        expect([[], [4250]]).toContainEqual(moved)
        expect(selectIsRider(state)).toBe(true)
        if (money.status === 'done') expect([moved, money.value.amount]).toEqual([[4250], 4250])
        if (claims.includes('closing:nothingMoved')) expect(moved).toEqual([])
        if (claims.includes('closing:failed') || faultIn(account)?.fieldErrors) expect(isClosed).toBe(false)
        if (account.status === 'done') expect(isClosed).toBe(true)
        // Nothing goes wrong: it is done, whatever has happened before.
        if (next.kind === 'press' && next.isRight && !next.transfers && !next.deleteAccount && !next.getMe)
          expect(account.status).toBe('done')
        if (isClosed && account.status === 'done') return
      }
    }),
    { numRuns: timesOf(200, 8), endOnFailure: true },
  )
}, 60_000)
