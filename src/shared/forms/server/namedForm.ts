import type { Action } from '@reduxjs/toolkit'
import { callApi } from '../../saga/callApi'
import type { GivenField } from '../fields/fieldSpec'
import { remoteRead } from '../../remote/remoteRead'
import { select } from '../../saga/effects'
import type { RootState } from '../../store'
import { formCall } from './formCall'

/** The language of the labels, and the event of its change. */
interface Language {
  select: (state: RootState) => string
  changed: { match: (action: unknown) => action is Action }
}

export type NamedForm = ReturnType<typeof namedForm>

/** Reads the definition of a server's form, by its name there, again in each language. `ServerForm` shows it. */
export function namedForm(name: string, language: Language) {
  return remoteRead<GivenField[]>(
    `form/${name}`,
    function* () {
      const { endpoint, input } = formCall(name, yield* select(language.select))
      const answer = yield* callApi(endpoint, input)
      if (!answer.ok) return answer
      const { language: lang } = answer
      return { ok: true, value: answer.value.fields.map((field) => (lang ? { ...field, lang } : field)) }
    },
    { again: [language.changed], forEverybody: true },
  )
}
