// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { riderToken, send } from '../../mocks/callsInTests'
import type { ScenarioName } from '../../mocks/scenarios/recipes'
import { selectNotices } from '../../shared/notices/noticesSlice'
import { valueOf } from '../../shared/remote/remote'
import { faultIn } from '../../shared/submission/submission'
import { testBackend, testPortal } from '../../testing/portal'
import { keepAppleLink } from '../session/social/appleLink'
import { connecting, connections, connectionsShown, disconnecting } from './connections'
import { securityFeature } from './securityFeature'

async function scene(scenario: ScenarioName = 'riderSignedIn') {
  testBackend(scenario)
  const portal = testPortal()
  portal.store.attach(securityFeature)
  portal.store.dispatch(connections.requested())
  await portal.until((state) => connections.select(state).status === 'loaded')
  const notices = () => selectNotices(portal.store.getState()).map(({ text }) => text.key)
  return { ...portal, notices }
}

describe('@ACC-05 connected accounts', () => {
  const returnFromApple = async (token: string | undefined) => {
    const portal = await scene()
    const { store, until } = portal
    keepAppleLink('/account/security#connected', token)
    store.dispatch(connectionsShown())
    const state = await until((state) => ['done', 'failed'].includes(connecting.select(state).status))
    const shown = valueOf(connections.select(state))?.map(({ provider }) => provider)
    return { ...portal, shown, fault: faultIn(connecting.select(state)) }
  }

  it('gain Apple’s by what its page brought', async () => {
    const { shown, notices } = await returnFromApple('good-token')
    expect(shown).toEqual(['Google', 'AppleId'])
    expect(notices()).toEqual(['security:connected.done.apple'])
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
