// @vitest-environment jsdom
import { describe, expect, it, onTestFinished } from 'vitest'
import { followOtherTabs } from '../../../app/store'
import { readStored, writeStored } from '../../../shared/storage/browserStorage'
import { sessionKeys } from '../../identity/session/visitor/sessionKeys'
import { selectNotices } from '../../../shared/notices/noticesSlice'
import { valueOf } from '../../../shared/remote/remote'
import { faultIn } from '../../../shared/submission/submission'
import { testBackend, testPortal } from '../../../testing/portal'
import { resendSubmission } from '../../identity/registration/onDemand'
import { selectUser } from '../../identity/session'
import { languageChanged } from '../../identity/settings'
import { ownProfile } from './ownProfile'
import { emailKeeping, languageSaving, profileSaving } from './profile'
import type { Profile } from './profileFields'

const own: Profile = { first_name: 'Jordan', last_name: 'MacLeod', email: 'rider@example.com', mobile: '+19025550142' }

async function withProfile() {
  const backend = testBackend('riderSignedIn')
  const portal = testPortal()
  const { store, until } = portal
  store.dispatch(ownProfile.requested())
  await until((state) => ownProfile.select(state).status === 'loaded')
  const save = async (changes: Partial<Profile>, current_password = 'Transit-2026') => {
    store.dispatch(profileSaving.requested({ typed: { ...own, ...changes }, base: own, current_password }))
    return profileSaving.select(await until((state) => profileSaving.select(state).status !== 'sending'))
  }
  /** The rider has chosen another language for messages on another device. */
  const change = async (locale: string) => {
    const { send, riderToken: token } = await import('../../../mocks/callsInTests')
    const { data } = await send('getMe', { token })
    await send('updateUser', { token, body: { ...data, locale } })
  }
  const shown = () => valueOf(ownProfile.select(store.getState()))
  const notices = () => selectNotices(store.getState()).map(({ text }) => text.key)
  return { ...portal, backend, change, save, shown, notices }
}

describe('@ACC-02 the profile', () => {
  it('is saved, shown in the menu, and there after a reload', async () => {
    const { store, save, shown, notices } = await withProfile()
    expect(await save({ first_name: 'Jo', mobile: '' })).toMatchObject({ value: { isEmailWaiting: false } })
    expect(shown()).toMatchObject({ first_name: 'Jo', mobile: null, new_email: null })
    expect(selectUser(store.getState())?.first_name).toBe('Jo')
    expect(readStored(sessionKeys.user)?.first_name).toBe('Jo')
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

  it('says at the password that it is wrong, keeps the email, and the session', async () => {
    const { store, backend, save, shown } = await withProfile()
    expect(faultIn(await save({ email: 'jo@example.com' }, 'wrong'))).toEqual({
      fieldErrors: { current_password: { key: 'profile:wrongPassword' } },
    })
    expect(shown()).toMatchObject({ email: 'rider@example.com', new_email: null })
    expect(selectUser(store.getState())).not.toBeNull()
    expect((await backend.state()).mailedWarnings).toEqual([])
  })

  it('ends the session if that is over', async () => {
    const { backend, store, until } = await withProfile()
    await backend.fault('updateUser', '401')
    store.dispatch(profileSaving.requested({ typed: own, base: own }))
    await until((state) => selectUser(state) === null)
  })

  it('@ACC-14 keeps the language of messages, which may be another one than the site’s', async () => {
    const { backend, change, save, shown } = await withProfile()
    await change('fr')
    expect(await save({ first_name: 'Jo' })).toMatchObject({ status: 'done' })
    expect(shown()).toMatchObject({ first_name: 'Jo', locale: 'fr' })
    expect((await backend.state()).users.find(({ uuid }) => uuid === 'user-rider')?.locale).toBe('fr')
  })

  it('@ACC-14 saves the site’s language for messages, and nothing else', async () => {
    const { backend, change, store, until, shown, notices } = await withProfile()
    await change('fr')
    const before = shown()
    await backend.fault('updateUser', '500', 1)
    for (const status of ['failed', 'done'] as const) {
      store.dispatch(languageSaving.requested())
      await until((state) => languageSaving.select(state).status === status)
    }
    expect(shown()).toMatchObject({ ...before, locale: 'en', version: expect.anything() })
    expect([selectUser(store.getState())?.locale, notices()]).toEqual(['en', ['profile:saved']])
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
      const { send } = await import('../../../mocks/callsInTests')
      await send('confirmEmail', { params: { token: 'confirm-user-rider' } })
    }
    store.dispatch(emailKeeping.requested())
    await until((state) => emailKeeping.select(state).status === 'done')
    expect(shown()).toMatchObject({ email, new_email: null })
    expect(notices()).toContain(notice)
    expect((await backend.calls()).filter(({ name }) => name === 'keepEmail')).toHaveLength(1)
  })
})

describe('@ACC-22 a change that was made elsewhere meanwhile', () => {
  const elsewhere = async (changes: object) => {
    const { send, riderToken: token } = await import('../../../mocks/callsInTests')
    const { data } = await send('getMe', { token })
    await send('updateUser', { token, body: { ...data, ...changes, current_password: 'Transit-2026' } })
  }

  it('stays, besides the change of this form', async () => {
    const { save, shown } = await withProfile()
    await elsewhere({ mobile: '+19025550199', last_name: 'Roy' })
    expect(await save({ first_name: 'Jo' })).toMatchObject({ status: 'done' })
    expect(shown()).toMatchObject({ first_name: 'Jo', last_name: 'Roy', mobile: '+19025550199', new_email: null })
  })

  it('of the same field is told with its value, and nothing is sent', async () => {
    const { backend, save, shown } = await withProfile()
    await elsewhere({ last_name: 'Roy', mobile: null })
    expect(faultIn(await save({ last_name: 'Mac', mobile: '+19025550199', first_name: 'Jo' }))).toEqual({
      errors: [{ key: 'shared:conflict.form' }],
      fieldErrors: {
        last_name: { key: 'shared:conflict.field', values: { value: 'Roy' } },
        mobile: { key: 'shared:conflict.emptied' },
      },
    })
    expect(shown()).toMatchObject({ first_name: 'Jordan', last_name: 'Roy', mobile: null })
    expect((await backend.calls()).filter(({ name }) => name === 'updateUser')).toHaveLength(1)
  })

  it.each([
    [{ email: 'jo@example.com' }, { new_email: 'jo@example.com' }],
    [{ mobile: '+19025550199' }, { mobile: '+19025550199' }],
  ])('%j is not undone by a change of language', async (changed, stays) => {
    const { store, until, shown, backend } = await withProfile()
    await elsewhere(changed)
    store.dispatch(languageChanged('fr'))
    await until((state) => selectUser(state)?.locale === 'fr')
    store.dispatch(ownProfile.requested())
    await until((state) => valueOf(ownProfile.select(state))?.locale === 'fr')
    expect(shown()).toMatchObject(stays)
    expect(readStored(sessionKeys.user)).toMatchObject({ ...stays, locale: 'fr' })
    const sent = (await backend.calls()).filter(({ name }) => name === 'updateUser')
    expect(sent).toHaveLength(2)
  })

  it('is shown in the menu and on the page', async () => {
    const { store, shown } = await withProfile()
    const stop = followOtherTabs(store)
    onTestFinished(stop)
    const user = readStored(sessionKeys.user)
    if (user) writeStored(sessionKeys.user, { ...user, first_name: 'Jo' })
    window.dispatchEvent(new StorageEvent('storage', { key: 'cwp_user', storageArea: window.localStorage }))
    expect(selectUser(store.getState())?.first_name).toBe('Jo')
    expect(shown()?.first_name).toBe('Jo')
  })
})
