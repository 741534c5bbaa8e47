import * as codes from '../../api/contract/errorCodes'
import type * as contract from '../../api/contract/user'
import { expectEmail } from '../rules/expectEmail'
import { isEmailOf } from '../rules/riders/findUser'
import { mailConfirmation } from '../rules/riders/mailConfirmation'
import { refuse } from '../rules/refusal'
import { userAnswer } from '../rules/riders/userAnswer'
import { riderOf } from '../rules/visitor'
import type { BackendState } from '../state'
import type { UserRecord } from '../state/users'
import type { BehaviourOf, CallsOf } from './behaviour'

export const userBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  getMe: ({ visitor }) => userAnswer(riderOf(visitor).user),

  updateUser: ({ state, body, visitor }) => {
    const { user } = riderOf(visitor)
    const { first_name, last_name, mobile, locale } = body
    Object.assign(user, { first_name, last_name, mobile, locale })
    changeEmail(state, user, body.email.trim())
    return userAnswer(user)
  },

  keepEmail: ({ visitor }) => {
    const { user } = riderOf(visitor)
    if (user.new_email === null) refuse(codes.notFound)
    user.new_email = null
    return userAnswer(user)
  },
}

/** The answer must not tell whether another account has the email. Links to the earlier address no longer work. */
function changeEmail(state: BackendState, user: UserRecord, email: string): void {
  if (isEmailOf(user, email) || email === user.new_email) return
  user.new_email = expectEmail(email)
  const links = state.mailedLinks.confirm
  for (const [token, uuid] of Object.entries(links)) if (uuid === user.uuid) delete links[token]
  mailConfirmation(state, user)
}
