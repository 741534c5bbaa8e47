import type { Action } from '@reduxjs/toolkit'
import { callApi } from '../../saga/callApi'
import type { GivenField } from '../fields/fieldSpec'
import { load } from '../../remote/load'
import { remoteSlice } from '../../remote/remoteSlice'
import { select } from '../../saga/effects'
import type { Feature, RootState } from '../../store'
import { formCall } from './formCall'

/** The current language, in which labels are requested, and the event of its change. */
interface Language {
  select: (state: RootState) => string
  changed: { match: (action: unknown) => action is Action }
}

export type NamedForm = ReturnType<typeof namedForm>

/**
 * A form that the server defines, by its name there. Returns its definition, which is loaded again in each language,
 * and the feature that loads it. `useNamedForm` gives both to the screen; `ServerForm` shows them.
 */
export function namedForm(name: string, language: Language) {
  const definition = remoteSlice<GivenField[]>(`form/${name}`, { forEverybody: true })
  const feature: Feature = {
    name: `form/${name}`,
    saga: load(
      definition,
      function* () {
        const { endpoint, input } = formCall(name, yield* select(language.select))
        const answer = yield* callApi(endpoint, input)
        if (!answer.ok) return answer
        const { language: lang } = answer
        return { ok: true, value: answer.value.fields.map((field) => (lang ? { ...field, lang } : field)) }
      },
      [language.changed],
    ),
  }
  return { definition, feature }
}
