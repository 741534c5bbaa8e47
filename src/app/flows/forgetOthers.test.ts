// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testBackend } from '../../testing/portal'
import { loadTabs, openTabs } from '../../testing/tabs'
import type { Tab } from '../../testing/tabs'

/**
 * Every way in which a session ends, in two tabs with a half-typed address each. What belongs to the rider leaves both
 * (ACC-23); after an end by the backend it waits for the same rider (decision 119).
 */
let modules: Awaited<ReturnType<typeof loadTabs>>
beforeAll(async () => {
  modules = await loadTabs()
}, 60_000)

const draft = { owner: 'user-rider', forms: { 'address:new': { typed: { address1: 'canary street' } } } }
const lostCard = {
  owner: 'user-rider',
  cards: [{ card: 'card-canary', skipped: [], isReplaced: false }],
}

let tabs: Tab[]
let inTab: ReturnType<typeof openTabs>['inTab']
beforeEach(async () => {
  testBackend('riderSignedIn')
  ;({ tabs, inTab } = openTabs(modules))
  for (const tab of tabs)
    await inTab(tab, () => {
      tab.modules.storage.writeStored(tab.modules.keys.formDraft, draft)
      tab.modules.storage.writeStored(tab.modules.keys.lostCard, lostCard)
    })
})

const pair = () => {
  const [here, other] = tabs
  if (!here || !other) throw new Error('There are two tabs')
  return { here, other }
}
const isOver = ({ modules: { session }, portal }: Tab) => !session.selectIsRider(portal.store.getState())
/** Whether the tabs still hold what was typed. */
const kept = () => tabs.map((tab) => JSON.stringify([tab.session(), { ...window.localStorage }]).includes('canary'))

const logOut = async (tab: Tab) => {
  tab.portal.store.dispatch(tab.modules.flows.logOutRequested())
  await tab.portal.until(() => isOver(tab))
}
const backendEnds = async (tab: Tab, reason: 'unauthorized' | 'sessionEnded') => {
  tab.portal.store.dispatch(tab.modules.session.sessionLost(reason))
  await tab.portal.until(() => isOver(tab))
}
const user = { first_name: 'Nora', last_name: 'Roy', email: 'nora@example.com' }
const signIn = (tab: Tab, uuid: string) => {
  tab.modules.stored.keepSession(`token-of-${uuid}`, { uuid, ...user })
  tab.portal.store.dispatch(tab.modules.session.signedIn({ token: `token-of-${uuid}`, user: { uuid, ...user } }))
}

describe('@ACC-23 what a rider has typed', () => {
  it('leaves both tabs when the rider logs out in one', async () => {
    const { here } = pair()
    await inTab(here, () => logOut(here))
    expect(kept()).toEqual([false, false])
  })

  it('leaves both tabs when the account is closed, here or on another device', async () => {
    const { here } = pair()
    await inTab(here, async () => {
      here.portal.store.attach({ name: 'closing', saga: here.modules.closing.forgetAccount })
      await here.portal.until(() => isOver(here))
    })
    expect(kept()).toEqual([false, false])
  })

  it('leaves the other tab when everything is erased in one, with all that this tab alone keeps', async () => {
    const { here, other } = pair()
    await inTab(other, () => window.sessionStorage.setItem('guest_order_keys', '{"canary":"key"}'))
    await inTab(here, () => here.modules.erasure.eraseKept())
    expect(kept()).toEqual([false, false])
    expect(Object.keys(other.session())).toEqual([])
    expect(isOver(other)).toBe(true)
  })

  it('of a guest leaves the other tab, too, when everything is erased in one', async () => {
    const { here, other } = pair()
    const { checkout, session } = other.modules
    const contact = () => checkout.selectTyped(other.portal.store.getState()).contact
    await inTab(here, () => logOut(here))
    await inTab(here, () => here.portal.store.dispatch(here.modules.session.guestStarted()))
    await inTab(other, () => other.portal.store.dispatch(checkout.contactTyped({ email: 'canary@example.com' })))
    expect([session.selectIsGuest(other.portal.store.getState()), contact()?.email]).toEqual([
      true,
      'canary@example.com',
    ])
    await inTab(here, () => here.modules.erasure.eraseKept())
    expect([session.selectIsGuest(other.portal.store.getState()), contact()]).toEqual([false, null])
  })

  it.each(['unauthorized', 'sessionEnded'] as const)(
    'waits in both tabs when the backend ends the session (%s), also over a reload, and is there for the same rider',
    async (reason) => {
      const { here, other } = pair()
      await inTab(here, () => backendEnds(here, reason))
      expect(isOver(other)).toBe(true)
      await inTab(other, () => other.reload())
      expect(kept()).toEqual([true, true])
      await inTab(other, () => signIn(other, 'user-rider'))
      expect(kept()).toEqual([true, true])
    },
  )

  it.each(['here', 'other'] as const)('leaves both tabs when another rider signs in afterwards (%s)', async (where) => {
    const { here, ...rest } = pair()
    const tab = where === 'here' ? here : rest.other
    await inTab(here, () => backendEnds(here, 'unauthorized'))
    await inTab(tab, () => signIn(tab, 'user-nora'))
    expect(kept()).toEqual([false, false])
  })

  it('leaves both tabs when a guest goes on afterwards', async () => {
    const { here } = pair()
    await inTab(here, () => backendEnds(here, 'unauthorized'))
    await inTab(here, () => here.portal.store.dispatch(here.modules.session.guestStarted()))
    expect(kept()).toEqual([false, false])
  })

  it('leaves both tabs when another rider signs in over the session', async () => {
    const { here } = pair()
    await inTab(here, () => signIn(here, 'user-nora'))
    expect(kept()).toEqual([false, false])
  })

  it('leaves a tab that was closed meanwhile and is opened again', async () => {
    const { here, other } = pair()
    await inTab(here, () => logOut(here))
    await inTab(other, () => {
      other.modules.storage.writeStored(other.modules.keys.formDraft, draft)
      other.modules.storage.writeStored(other.modules.keys.lostCard, lostCard)
      other.reload()
    })
    expect(kept()).toEqual([false, false])
  })
})
