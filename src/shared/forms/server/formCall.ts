import { getForm } from '../../../api/contract/identity/forms'

/** Returns the call for a form of the server, by its name there, with labels in this language. */
export const formCall = (name: string, language: string) => ({
  endpoint: getForm,
  input: { body: { form_method: name, langCode: language } },
})
