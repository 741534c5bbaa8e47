import { onTestFinished } from 'vitest'
import { fareCards, selectCard } from '../features/cards/fareMedia/onDemand'
import { createMockBackend } from '../mocks/node'
import type { ScenarioName } from '../mocks/scenarios/recipes'
import type { FareMediumRecord } from '../mocks/state/cards/fareCards'
import { selectNotices } from '../shared/notices/noticesSlice'
import { testPortal } from './portal'
import type { Answers } from './portal'

/** A portal that has read the cards of a scenario, and answers questions as it is told. */
export async function showCards(scenario: ScenarioName, answers: Answers) {
  const { server, api: backend, store: memory } = createMockBackend(scenario)
  server.listen({ onUnhandledRequest: 'error' })
  onTestFinished(() => server.close())
  const portal = testPortal({ answers })
  portal.store.dispatch(fareCards.requested())
  await portal.until((state) => fareCards.select(state).status === 'loaded')
  const sent = async () => (await backend.calls()).filter(({ method }) => method !== 'GET').map(({ name }) => name)
  const shown = (id: string) => selectCard(portal.store.getState(), id)
  const record = async (id: string) => (await backend.state()).fareMedia.find((card) => card.faremedia_id === id)
  /** Something happens to the card elsewhere. */
  const meanwhile = (id: string, change: (card: FareMediumRecord) => void) =>
    memory.run(({ fareMedia }) => fareMedia.filter((card) => card.faremedia_id === id).forEach(change))
  const changeState = memory.run
  const told = () => selectNotices(portal.store.getState()).map(({ text }) => text.key)
  return { ...portal, backend, dispatch: portal.store.dispatch, sent, shown, record, meanwhile, changeState, told }
}
