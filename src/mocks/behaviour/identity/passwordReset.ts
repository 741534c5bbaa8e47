import type * as contract from '../../../api/contract/identity/passwordReset'
import { expectCaptcha } from '../../rules/identity/expectCaptcha'
import { linkedUser, userByEmail } from '../../rules/riders/findUser'
import { expectFields } from '../../rules/identity/formFields'
import { endSessionsOf } from '../../rules/base/sessionTokens'
import type { BehaviourOf, CallsOf } from '../base/behaviour'

export const passwordResetBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  requestPasswordReset: ({ state, body }) => {
    expectFields('forgot', body)
    expectCaptcha(state, body.captcha_token)
    const user = userByEmail(state, body.email)
    if (user) state.mailedLinks.reset[`reset-${user.uuid}`] = user.uuid
    return null
  },

  checkPasswordReset: ({ state, params }) => {
    linkedUser(state, state.mailedLinks.reset, params.token)
    return { valid: true }
  },

  resetPassword: ({ state, body, params }) => {
    const links = state.mailedLinks.reset
    const user = linkedUser(state, links, params.token)
    expectFields('reset', body)
    user.password = body.password
    endSessionsOf(state, user.uuid)
    for (const [token, uuid] of Object.entries(links)) if (uuid === user.uuid) delete links[token]
    return null
  },
}
