import type * as contract from '../../../api/contract/identity/registration'
import { expectCaptcha } from '../../rules/identity/expectCaptcha'
import { linkedUser, userByEmail } from '../../rules/riders/findUser'
import { expectFields, signUpForm } from '../../rules/identity/formFields'
import { mailConfirmation } from '../../rules/riders/mailConfirmation'
import { nextUserId } from '../../rules/riders/nextUserId'
import { riderOf } from '../../rules/base/visitor'
import { newPerson } from '../../state/identity/users'
import { languageOf } from '../../words/language'
import type { BehaviourOf, CallsOf } from '../base/behaviour'

export const registrationBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  signUp: ({ state, body }) => {
    expectFields(signUpForm(state), body)
    expectCaptcha(state, body.captcha_token)
    const { first_name, last_name, password } = body
    const email = body.email.trim()
    // The number is used up in any case: the answer must not tell whether the email has an account.
    const uuid = nextUserId(state)
    if (!userByEmail(state, email)) {
      const facts = { mobile: body.mobile || null, locale: languageOf(body.locale), email_confirmed: false }
      const user = newPerson({ uuid, first_name, last_name, email, password, ...facts })
      state.users.push(user)
      mailConfirmation(state, user)
    }
    return { uuid, email_confirmed: false }
  },

  /** A reload, or a mail program that follows links, may open the same link again, so this is no error. */
  confirmEmail: ({ state, params }) => {
    const user = linkedUser(state, state.mailedLinks.confirm, params.token)
    user.email = user.new_email ?? user.email
    Object.assign(user, { email_confirmed: true, new_email: null })
    return { email_confirmed: true }
  },

  resendConfirmation: ({ state, body, visitor }) => {
    const user = body.email === undefined ? riderOf(visitor).user : userByEmail(state, body.email)
    if (user && (!user.email_confirmed || user.new_email !== null)) mailConfirmation(state, user)
    return null
  },
}
