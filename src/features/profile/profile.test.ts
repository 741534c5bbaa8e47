// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { readStored } from '../../shared/storage/browserStorage'
import { stored } from '../../shared/storage/storedKeys'
import { selectNotices } from '../../shared/notices/noticesSlice'
import { valueOf } from '../../shared/remote/remote'
import { faultIn } from '../../shared/submission/submission'
import { testBackend, testPortal } from '../../testing/portal'
import { resendSubmission } from '../registration/onDemand'
import { selectUser } from '../session'
import { emailKeeping, ownProfile, profileSaving } from './profile'
import type { Profile } from './profile'
import { profileFeature } from './profileFeature'
import { differs, valuesOf } from './profileFields'

const own: Profile = { first_name: 'Jordan', last_name: 'MacLeod', email: 'rider@example.com', mobile: '+19025550142' }

async function withProfile() {
  const backend = testBackend('riderSignedIn')
  const portal = testPortal()
  const { store, until } = portal
  store.attach(profileFeature)
  store.dispatch(ownProfile.requested())
  await until((state) => ownProfile.select(state).status === 'loaded')
  const save = async (changes: Partial<Profile>) => {
    store.dispatch(profileSaving.requested({ ...own, ...changes }))
    return profileSaving.select(await until((state) => profileSaving.select(state).status !== 'sending'))
  }
  const shown = () => valueOf(ownProfile.select(store.getState()))
  const notices = () => selectNotices(store.getState()).map(({ text }) => text.key)
  return { ...portal, backend, save, shown, notices }
}

describe('@ACC-02 the profile', () => {
  it('is saved, shown in the menu, and there after a reload', async () => {
    const { store, save, shown, notices } = await withProfile()
    expect(await save({ first_name: 'Jo', mobile: '' })).toMatchObject({ value: { isEmailWaiting: false } })
    expect(shown()).toMatchObject({ first_name: 'Jo', mobile: null, new_email: null })
    expect(selectUser(store.getState())?.first_name).toBe('Jo')
    expect(readStored(stored.user)?.first_name).toBe('Jo')
    expect(notices()).toEqual(['profile:saved'])
  })

  it('shows both emails until the new one is confirmed', async () => {
    const { store, save, shown, notices } = await withProfile()
    expect(await save({ email: 'jo@example.com' })).toMatchObject({ value: { isEmailWaiting: true } })
    expect(shown()).toMatchObject({ email: 'rider@example.com', new_email: 'jo@example.com', email_confirmed: true })
    expect(notices()).toEqual(['profile:savedUntilConfirmed'])
    expect(resendSubmission.select(store.getState()).status).toBe('idle')
  })

  it.each([
    ['500', [{ key: 'profile:failed' }]],
    ['429', [{ key: 'profile:failed' }, { key: 'shared:error.tooMany', values: { count: 5 } }]],
    ['offline', undefined],
  ] as const)('says once that it failed (%s), and shows what is saved', async (kind, errors) => {
    const { backend, save, shown } = await withProfile()
    await backend.fault('updateUser', kind, 1)
    expect(faultIn(await save({ first_name: 'Jo' }))?.errors).toEqual(errors)
    expect(shown()?.first_name).toBe('Jordan')
    expect(await save({ first_name: 'Jo' })).toMatchObject({ status: 'done' })
  })

  it('names the field that the backend refuses', async () => {
    const { save } = await withProfile()
    expect(faultIn(await save({ email: 'nobody' }))).toMatchObject({
      errors: [{ key: 'profile:failed' }],
      fieldErrors: { email: { key: 'shared:serverSays' } },
    })
  })

  it.each([
    ['the rider keeps the email', false, 'profile:email.kept', 'rider@example.com'],
    ['unless it was confirmed meanwhile', true, 'profile:email.settled', 'jo@example.com'],
  ])('%s', async (_, isConfirmed, notice, email) => {
    const { backend, store, until, save, shown, notices } = await withProfile()
    await save({ email: 'jo@example.com' })
    if (isConfirmed) {
      const { send } = await import('../../mocks/callsInTests')
      await send('confirmEmail', { params: { token: 'confirm-user-rider' } })
    }
    store.dispatch(emailKeeping.requested())
    await until((state) => emailKeeping.select(state).status === 'done')
    expect(shown()).toMatchObject({ email, new_email: null })
    expect(notices()).toContain(notice)
    expect((await backend.calls()).filter(({ name }) => name === 'keepEmail')).toHaveLength(1)
  })
})

describe('what is typed', () => {
  const saved = valuesOf({ uuid: 'user-rider', ...own })
  it.each([
    [{}, false],
    [{ first_name: ' Jordan ' }, false],
    [{ first_name: 'Jo' }, true],
    [{ mobile: '' }, true],
  ])('%j differs from what is saved: %s', (changes, isDifferent) => {
    expect(differs({ ...saved, ...changes }, saved)).toBe(isDifferent)
  })
})
