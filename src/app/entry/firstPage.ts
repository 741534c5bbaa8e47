import type { StartedCall } from '../../api/startedCalls'
import type { OperatorSettings } from '../../features/identity/settings/operatorSettings'
import { readStoredSession, visitorOf } from '../../features/identity/session/visitor/storedSession'
import { startLanguage } from '../../i18n/languages'
import { textFile } from '../../i18n/textFiles'
import { readStored } from '../../shared/storage/browserStorage'
import { languageOfVisit } from '../../i18n/languageOfVisit'
import { settingsKeys } from '../../features/identity/settings/settingsKeys'
import { admits } from '../routing/admits'
import { routeOf } from '../routing/routeOf'
import type { FoundRoute } from '../routing/routeOf'
import { screens } from './screens'
import type { Screen } from './screens'

const screenOf = ({ name }: FoundRoute): Screen | undefined => (screens as Partial<Record<string, Screen>>)[name]

/** A failure counts when the page itself asks for the file: then it is tried again, and reported. */
const quietly = (...started: (Promise<unknown> | undefined)[]) => void Promise.allSettled(started)

/** Starts loading code and texts of the page at this address, or of the one that the guard opens instead. */
export function loadFirstPage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const route = routeOf(pathname)
  const asked = route && screenOf(route)
  if (!asked) return
  const { kind } = visitorOf(readStoredSession())
  const screen: Screen = admits(asked.access, kind) ? asked : kind === 'rider' ? screens.products : screens.login
  const language = languageOfVisit()
  quietly(
    screen.load(),
    screen.parts?.(search),
    screen.calls?.(),
    ...screen.texts.map((name) => textFile(language, name)),
  )
}

/**
 * Sends the first calls of the page at this address. It must not run before the mock backend does. Returns none for a
 * visitor whom the page does not admit, and if their code or the settings cannot be loaded.
 */
export async function startFirstCalls(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  settings: Promise<OperatorSettings>,
): Promise<StartedCall[]> {
  const route = routeOf(pathname)
  if (!route) return []
  const screen = screenOf(route)
  const visitor = visitorOf(readStoredSession())
  if (!screen?.calls || !admits(screen.access, visitor.kind)) return []
  const [calls, { startCalls }, operator] = await Promise.all([screen.calls(), import('./firstCalls'), settings])
  const language = startLanguage(readStored(settingsKeys.language), operator.languages)
  const query = new URLSearchParams(search)
  return startCalls(calls, { params: route.params, query, settings: operator, visitor, language })
}
