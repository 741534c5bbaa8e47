import type { CallName } from '../api/contract/index'
import type { FaultKind } from './state/tester/faults'
import type { PortalMock } from './portalMock'
import type { ScenarioName } from './scenarios/recipes'

const names = ['scenario', 'fault', 'delay', 'now', 'words', 'language', 'bench'] as const

/**
 * Applies the address's parameters to the mock (`?scenario=…&fault=…&delay=…&now=…&words=long&language=…`) and returns the
 * address without them. `bench` is read by the bench's button. The scenario goes first, because it resets everything. Unknown values are reported and skipped.
 */
export async function applyAddress(address: URL, portalMock: PortalMock): Promise<URL> {
  const query = address.searchParams
  const scenario = query.get('scenario')
  if (scenario !== null) await attempt(() => portalMock.reset(scenario as ScenarioName))
  for (const fault of query.getAll('fault')) {
    const [call = '', kind = '', times] = fault.split(':')
    await attempt(() => portalMock.fault(call as CallName, kind as FaultKind, times ? Number(times) : undefined))
  }
  for (const delay of query.getAll('delay')) {
    const [ms = '', call] = delay.split(':').reverse()
    await attempt(() => portalMock.delay(ms === '' ? NaN : Number(ms), call as CallName | undefined))
  }
  const now = query.get('now')
  if (now !== null) await attempt(() => portalMock.now(now))
  const words = query.get('words')
  if (words !== null) await attempt(() => portalMock.words(words as 'long'))
  const language = query.get('language')
  if (language !== null) await attempt(() => portalMock.language(language))
  const rest = new URL(address)
  names.forEach((name) => rest.searchParams.delete(name))
  return rest
}

async function attempt(act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (thrown) {
    // oxlint-disable-next-line no-console -- a tester's slip shows where testers look, and the portal starts anyway
    console.error(`Mock backend: ${thrown instanceof Error ? thrown.message : String(thrown)}`)
  }
}
