// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { riderToken, send } from '../../../mocks/callsInTests'
import type { ScenarioName } from '../../../mocks/scenarios/recipes'
import { selectNotices } from '../../../shared/notices/noticesSlice'
import { valueOf } from '../../../shared/remote/remote'
import { faultIn } from '../../../shared/submission/submission'
import { testBackend, testPortal } from '../../../testing/portal'
import { hasAppleLink, keepAppleLink } from '../../identity/session/social/appleLink'
import { connecting, connections, connectionsShown, disconnecting } from './connections'

async function scene(scenario: ScenarioName = 'riderSignedIn') {
  testBackend(scenario)
  const portal = testPortal()
  portal.store.dispatch(connections.requested())
  await portal.until((state) => connections.select(state).status === 'loaded')
  const notices = () => selectNotices(portal.store.getState()).map(({ text }) => text.key)
  return { ...portal, notices }
}

describe('@ACC-05 connected accounts', () => {
  const returnFromApple = async (token: string | undefined, scenario: ScenarioName = 'riderSignedIn') => {
    const portal = await scene(scenario)
    const { store, until } = portal
    keepAppleLink('/account/security#connected', token)
    store.dispatch(connectionsShown())
    // A good answer waits for the password of a rider who has one.
    if (hasAppleLink()) store.dispatch(connecting.requested({ provider: 'apple', current_password: 'Transit-2026' }))
    const state = await until((state) => ['done', 'failed'].includes(connecting.select(state).status))
    const shown = valueOf(connections.select(state))?.map(({ provider }) => provider)
    return { ...portal, shown, fault: faultIn(connecting.select(state)) }
  }

  it('gain Apple’s by what its page brought', async () => {
    const { shown, notices } = await returnFromApple('good-token')
    expect(shown).toEqual(['Google', 'AppleId'])
    expect(notices()).toEqual(['security:connected.done.apple'])
  })

  it('are connected without a password by a rider who has none', async () => {
    expect((await returnFromApple('good-token', 'onlyGoogle')).shown).toEqual(['Google', 'AppleId'])
  })

  it('stay as they are with a wrong password; the next one goes with the same answer of Apple', async () => {
    const { store, until } = await scene()
    keepAppleLink('/account/security#connected', 'good-token')
    const connect = async (current_password: string) => {
      store.dispatch(connecting.requested({ provider: 'apple', current_password }))
      return connecting.select(await until((state) => connecting.select(state).status !== 'sending'))
    }
    expect(faultIn(await connect('wrong'))).toEqual({
      fieldErrors: { current_password: { key: 'security:wrongPassword' } },
    })
    expect(await connect('Transit-2026')).toMatchObject({ status: 'done' })
    expect(hasAppleLink()).toBe(false)
  })

  it.each([
    ['bad-token', 'security:connected.invalid'],
    ['taken-token', 'security:connected.taken'],
    [undefined, 'security:connected.invalid'],
  ])('stay as they are with %s', async (token, key) => {
    const { shown, fault } = await returnFromApple(token)
    expect(shown).toEqual(['Google'])
    expect(fault?.errors).toEqual([{ key }])
  })

  it.each([
    ['riderSignedIn', 'connection-google', undefined],
    ['onlyGoogle', 'connection-social', [{ key: 'security:connected.last' }]],
  ] as const)('of %s: %s is removed unless %j', async (scenario, id, errors) => {
    const { store, until } = await scene(scenario)
    store.dispatch(disconnecting.requested(id))
    const state = await until((state) => ['done', 'failed'].includes(disconnecting.select(state).status))
    expect(faultIn(disconnecting.select(state))?.errors).toEqual(errors)
  })

  it('that another tab removed are gone', async () => {
    const { store, until } = await scene()
    await send('removeConnection', { token: riderToken, params: { id: 'connection-google' } })
    store.dispatch(disconnecting.requested('connection-google'))
    const state = await until((state) => disconnecting.select(state).status === 'done')
    expect(valueOf(connections.select(state))).toEqual([])
  })
})
