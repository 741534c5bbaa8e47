import * as codes from '../../../api/contract/base/errorCodes'
import type * as contract from '../../../api/contract/identity/forms'
import { solveCaptcha } from '../../rules/identity/expectCaptcha'
import { formFields, isFormMethod, signUpForm } from '../../rules/identity/formFields'
import { refuse } from '../../rules/base/refusal'
import { languageOf } from '../../words/language'
import type { BehaviourOf, CallsOf } from '../base/behaviour'

export const formsBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  getForm: ({ state, body }) => {
    if (!isFormMethod(body.form_method)) refuse(codes.notValid, 'form_method')
    const method = body.form_method === 'signup' ? signUpForm(state) : body.form_method
    return { fields: formFields(method, languageOf(body.langCode)) }
  },

  verifyCaptcha: ({ state, body }) => ({ success: solveCaptcha(state, body.token) }),
}
