import type { StartedCall } from '../api/startedCalls'
import type { Visit } from '../app/pages/page'
import { readStoredSession } from '../features/identity/session/visitor/storedSession'
import { visitorOf } from '../features/identity/session/visitor/visitorOf'
import { languageOfVisit } from '../i18n/languages'
import { routeOf } from '../shared/routeOf'

/** What the entry hands on to the start: the visit, and the calls that are sent for its page. */
export interface Begun {
  visit: Visit
  calls: Promise<StartedCall[]>
  /** Something was chosen in the document, or Back was pressed, while the portal's code loaded. */
  isAgain?: true
}

/** Reads address, visitor and language. All that runs before the first render takes them from here. */
export function readVisit({ pathname, search }: Pick<Location, 'pathname' | 'search'> = window.location): Visit {
  return {
    route: routeOf(pathname),
    query: new URLSearchParams(search),
    visitor: visitorOf(readStoredSession()),
    language: languageOfVisit(),
  }
}
