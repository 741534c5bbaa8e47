import type { StartedCall } from '../../api/startedCalls'
import type { OperatorSettings } from '../../features/identity/settings/operatorSettings'
import { readStoredSession, visitorOf } from '../../features/identity/session/visitor/storedSession'
import { startLanguage } from '../../i18n/languages'
import { textFile } from '../../i18n/textFiles'
import { routeOf } from '../../shared/routeOf'
import { readStored } from '../../shared/storage/browserStorage'
import { languageOfVisit } from '../../i18n/languageOfVisit'
import { settingsKeys } from '../../features/identity/settings/settingsKeys'
import { pages } from '../pages'
import { admits } from '../routing/admits'

/** A failure counts when the page itself asks for the file: then it is tried again, and reported. */
const quietly = (...started: (Promise<unknown> | undefined)[]) => void Promise.allSettled(started)

/** Starts loading code and texts of the page at this address, or of the one that the guard opens instead. */
export function loadFirstPage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const route = routeOf(pathname)
  if (!route) return
  const asked = pages[route.name]
  const { kind } = visitorOf(readStoredSession())
  const page = admits(asked.access, kind) ? asked : kind === 'rider' ? pages.products : pages.login
  const language = languageOfVisit()
  quietly(
    page.screen(),
    page.layout?.(),
    page.parts?.(new URLSearchParams(search), route.params),
    page.calls?.(),
    ...page.texts.map((name) => textFile(language, name, page.texts)),
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
  const page = pages[route.name]
  const visitor = visitorOf(readStoredSession())
  if (!page.calls || !admits(page.access, visitor.kind)) return []
  const [calls, { startCalls }, operator] = await Promise.all([page.calls(), import('./startCalls'), settings])
  const language = startLanguage(readStored(settingsKeys.language), operator.languages)
  const query = new URLSearchParams(search)
  return startCalls(calls, { params: route.params, query, settings: operator, visitor, language })
}
