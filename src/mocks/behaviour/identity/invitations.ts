import * as codes from '../../../api/contract/base/errorCodes'
import type * as contract from '../../../api/contract/identity/invitations'
import { own } from '../../../shared/byName'
import { userByEmail } from '../../rules/riders/findUser'
import { expectFields } from '../../rules/identity/formFields'
import { nextUserId } from '../../rules/riders/nextUserId'
import { refuse } from '../../rules/base/refusal'
import { startSession } from '../../rules/base/sessionTokens'
import { userAnswer } from '../../rules/riders/userAnswer'
import type { InviteRecord } from '../../state/identity/mailedLinks'
import { newPerson } from '../../state/identity/users'
import type { BackendState } from '../../state'
import type { BehaviourOf, CallsOf } from '../base/behaviour'

export const invitationsBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  readInvite: ({ state, params, language }) => {
    const { email, inviter, access } = inviteOf(state, params.token)
    return { email, inviter, access: access[language] }
  },

  acceptInvite: ({ state, body, params, language, now }) => {
    const { email } = inviteOf(state, params.token)
    expectFields('invite', body)
    const { first_name, last_name, password } = body
    const user = newPerson({ uuid: nextUserId(state), first_name, last_name, email, password, locale: language })
    state.users.push(user)
    return { ...userAnswer(state, user), access_token: startSession(state, user, now) }
  },
}

/** Returns an invitation. It is used up once its email has an account. */
function inviteOf(state: BackendState, token = ''): InviteRecord {
  const links = state.mailedLinks.invite
  const invite = own(links, token)
  return invite && !userByEmail(state, invite.email) ? invite : refuse(codes.badToken)
}
