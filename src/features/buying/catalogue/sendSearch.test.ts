// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest'
import { createMockBackend } from '../../../mocks/node'
import type { ScenarioName } from '../../../mocks/scenarios/recipes'
import { testPortal } from '../../../testing/portal'
import type { PurchaseType } from '../../cards/fareMedia'
import { sendSearch } from './sendSearch'

/** Returns the request that a search sends. */
async function sent(scenario: ScenarioName, purchaseType: PurchaseType | null, child?: string) {
  const { server } = createMockBackend(scenario)
  const requests: Request[] = []
  server.events.on('request:start', ({ request }) => void requests.push(request.clone()))
  server.listen({ onUnhandledRequest: 'error' })
  onTestFinished(() => server.close())
  const portal = testPortal({ settings: (settings) => (settings.childOrganizationUuid = child) })
  portal.store.attach({ name: 'test', saga: () => sendSearch({ return: 'FILTER' }, purchaseType) })
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  const [request] = requests as [Request]
  const { pathname, searchParams } = new URL(request.url)
  const { faremedia_id, ...told } = (await request.json()) as { faremedia_id?: string; purchase_type?: string }
  return {
    path: pathname.replace('/backend', ''),
    child: searchParams.get('child_organization_uuid'),
    authorization: request.headers.get('Authorization'),
    ...told,
    card: faremedia_id ?? null,
  }
}

const riders = 'Bearer session-of-user-rider'

test.each<[ScenarioName, PurchaseType, string, string | null]>([
  ['riderBuyingForCard', 'digital', riders, 'card-plastic'],
  ['riderSignedIn', 'physical', riders, null],
  ['guestWithCard', 'digital', 'Anonymous card-session', 'card-guest'],
])(
  '@CAT-09 transit mode asks the transit service, for the organization and the card: %s',
  async (scenario, purchase_type, authorization, card) => {
    const search = await sent(scenario, purchase_type, 'child & co')
    expect(search).toMatchObject({ child: 'child & co', purchase_type, authorization, card })
    expect(search.path).toMatch(/^\/transit\//)
  },
)

test('@CAT-09 an operator without child organizations names none', async () => {
  expect((await sent('riderBuyingForCard', 'digital')).child).toBeNull()
})

test('@CAT-09 outside transit mode neither card nor organization is named, whatever card was chosen', async () => {
  const search = await sent('riderBuyingForCard', null, 'child & co')
  expect(search).toMatchObject({ child: null, authorization: riders, card: null })
  expect(search.path).not.toMatch(/^\/transit\//)
  expect(search).not.toHaveProperty('purchase_type')
})
