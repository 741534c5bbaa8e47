// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { selectOpenDialog } from '../../../shared/dialogs/dialogsSlice'
import { faultIn } from '../../../shared/submission/submission'
import { testBackend, testPortal } from '../../../testing/portal'
import { isOpen } from '../../identity/secondFactor/machine'
import { selectUser } from '../../identity/session'
import { backupRenewal } from './backupCodes'
import './factor'
import * as factor from './factorSlice'

const current_password = 'Transit-2026'

function scene(scenario: 'riderWithSecondFactor' | 'riderSignedIn' = 'riderWithSecondFactor') {
  const backend = testBackend(scenario)
  const { store, until } = testPortal()
  /** Dispatches and waits until nothing of the second factor is under way. */
  const act = async (action: Parameters<typeof store.dispatch>[0]) => {
    store.dispatch(action)
    const { step } = factor.selectFactor(
      await until((state) => {
        const { isStarting, step } = factor.selectFactor(state)
        return !isStarting && !(isOpen(step) && step.pending)
      }),
    )
    return step
  }
  const renew = async (password: string) => {
    store.dispatch(backupRenewal.requested({ current_password: password }))
    return backupRenewal.select(await until((state) => backupRenewal.select(state).status !== 'sending'))
  }
  const shown = () => selectOpenDialog(store.getState())
  const left = () => selectUser(store.getState())?.mfa_backup_codes_left
  return { backend, store, until, act, renew, shown, left }
}

describe('@ACC-04 @ACC-24 backup codes', () => {
  it('are made again by the password, shown once, and counted', async () => {
    const { backend, renew, shown, left } = scene()
    expect(await renew(current_password)).toEqual({ status: 'done' })
    const codes = (await backend.state()).backupCodes['user-mfa']
    expect(codes).toHaveLength(10)
    expect(codes).not.toContain('SABLE-PORT0')
    expect(shown()).toMatchObject({ name: 'backupCodes', params: { codes } })
    expect(left()).toBe(10)
  })

  it('stay as they are with a wrong password', async () => {
    const { backend, renew, shown } = scene()
    expect(faultIn(await renew('wrong'))).toEqual({
      fieldErrors: { current_password: { key: 'security:wrongPassword' } },
    })
    expect(shown()).toBeUndefined()
    expect((await backend.state()).backupCodes['user-mfa']).toContain('SABLE-PORT0')
  })

  it('may be others when the answer is lost, which the form says', async () => {
    const { backend, renew } = scene()
    await backend.fault('makeBackupCodes', 'lostAnswer', 1)
    expect(faultIn(await renew(current_password))?.errors).toEqual([{ key: 'security:backup.unsure' }])
  })

  it('come with the second factor, and end with it', async () => {
    const { backend, act, shown, until } = scene('riderSignedIn')
    await act(factor.factorWanted('enable'))
    await act(factor.phoneGiven({ country_code: '+1', phone: '9025550133', current_password }))
    await act(factor.codeGiven('123456'))
    const codes = (await backend.state()).backupCodes['user-rider']
    expect(shown()?.params).toEqual({ codes })
    await until((state) => selectUser(state)?.mfa_phone != null)
    await act(factor.factorWanted('disable'))
    await act(factor.backupCodeGiven(codes?.[4] ?? ''))
    expect((await backend.state()).backupCodes['user-rider']).toBeUndefined()
  })

  it('let a rider without the phone change its number', async () => {
    const { act, left, until } = scene()
    await act(factor.factorWanted('change'))
    expect(await act(factor.backupCodeGiven('WRONG-00000'))).toMatchObject({
      step: 'code',
      fieldErrors: { backup_code: { key: 'secondFactor:backup.wrong' } },
    })
    expect(await act(factor.backupCodeGiven('SABLE-PORT7'))).toMatchObject({ step: 'phone', isEnrolled: false })
    expect(left()).toBe(9)
    await act(factor.phoneGiven({ country_code: '+1', phone: '9025550133' }))
    await act(factor.codeGiven('123456'))
    const state = await until((now) => selectUser(now)?.mfa_phone === '+•••••••••33')
    // The other codes still count.
    expect(selectUser(state)?.mfa_backup_codes_left).toBe(9)
    expect(selectOpenDialog(state)).toBeUndefined()
  })
})
