import type { StartedCall } from '../api/startedCalls'
import { pages } from '../app/pages'
import type { FirstVisit, Page, Visit } from '../app/pages/page'
import { admits } from '../app/routing/admits'
import type { OperatorSettings } from '../features/identity/settings/operatorSettings'
import { startLanguage } from '../i18n/languages'
import { textFile } from '../i18n/textFiles'

/** Ignores a failure: the page asks for the file again, and reports a second failure. */
const quietly = (...started: (Promise<unknown> | undefined)[]) => void Promise.allSettled(started)

/** Starts loading code and texts of the visit's page, or of the one that the guard opens instead. */
export function loadFirstPage({ route, query, visitor: { kind }, language }: Visit): void {
  if (!route) return
  const asked = pages[route.name]
  const page = admits(asked.access, kind) ? asked : kind === 'rider' ? pages.products : pages.login
  quietly(
    page.screen(),
    page.layout?.(),
    page.parts?.(query, route.params),
    page.calls?.(),
    ...page.texts.map((name) => textFile(language, name, page.texts)),
  )
}

/**
 * Sends the first calls of the visit's page. It must not run before the mock backend does. Returns none for a visitor
 * whom the page does not admit, and if their code or the settings cannot be loaded.
 */
export async function sendFirstCalls(visit: Visit, settings: Promise<OperatorSettings>): Promise<StartedCall[]> {
  const { route, visitor } = visit
  if (!route) return []
  const { calls, access } = pages[route.name]
  if (!calls || !admits(access, visitor.kind)) return []
  try {
    return await send(calls, visit, route.params, settings)
  } catch {
    // The page asks for what it needs again, and `start` reports broken settings.
    return []
  }
}

async function send(
  load: NonNullable<Page['calls']>,
  { query, visitor, language: likely }: Visit,
  params: FirstVisit['params'],
  asked: Promise<OperatorSettings>,
): Promise<StartedCall[]> {
  const [calls, { startCalls }, settings] = await Promise.all([load(), import('./startCalls'), asked])
  return startCalls(calls, { params, query, visitor, settings, language: startLanguage(likely, settings.languages) })
}
