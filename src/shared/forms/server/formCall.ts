import { getForm } from '../../../api/contract/identity/forms'

export const formCall = (name: string, language: string) => ({
  endpoint: getForm,
  input: { body: { form_method: name, langCode: language } },
})
