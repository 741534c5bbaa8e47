import * as codes from '../../../api/contract/base/errorCodes'
import type * as contract from '../../../api/contract/identity/user'
import { expectEmail } from '../../rules/identity/expectEmail'
import { expectPasswordIfAny } from '../../rules/riders/expectPassword'
import { isEmailOf } from '../../rules/riders/findUser'
import { mailConfirmation } from '../../rules/riders/mailConfirmation'
import { refuse } from '../../rules/base/refusal'
import { expectUserVersion, userAnswer } from '../../rules/riders/userAnswer'
import { riderOf } from '../../rules/base/visitor'
import type { BackendState } from '../../state'
import type { UserRecord } from '../../state/identity/users'
import type { BehaviourOf, CallsOf } from '../base/behaviour'

export const userBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  getMe: ({ state, visitor }) => userAnswer(state, riderOf(visitor).user),

  updateUser: ({ state, body, visitor }) => {
    const { user } = riderOf(visitor)
    expectUserVersion(body.version, user)
    const { first_name, last_name, mobile, locale } = body
    const email = body.email.trim()
    const isOther = isOtherEmail(user, email)
    if (isOther) {
      expectEmail(email)
      expectPasswordIfAny(user, body.current_password)
    }
    Object.assign(user, { first_name, last_name, mobile, locale })
    if (isOther) changeEmail(state, user, email)
    return userAnswer(state, user)
  },

  keepEmail: ({ state, visitor }) => {
    const { user } = riderOf(visitor)
    if (user.new_email === null) refuse(codes.notFound)
    user.new_email = null
    return userAnswer(state, user)
  },
}

const isOtherEmail = (user: UserRecord, email: string) => !isEmailOf(user, email) && email !== user.new_email

/**
 * The answer must not tell whether another account has the email. Links to the earlier address no longer work, and the
 * present address is told, in case it was not its owner who asked.
 */
function changeEmail(state: BackendState, user: UserRecord, email: string): void {
  user.new_email = email
  state.mailedWarnings.push({ to: user.email, about: 'newEmail' })
  const links = state.mailedLinks.confirm
  for (const [token, uuid] of Object.entries(links)) if (uuid === user.uuid) delete links[token]
  mailConfirmation(state, user)
}
