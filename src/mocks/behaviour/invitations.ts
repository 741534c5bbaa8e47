import * as codes from '../../api/contract/errorCodes'
import type * as contract from '../../api/contract/invitations'
import { own } from '../../shared/byName'
import { userByEmail } from '../rules/riders/findUser'
import { expectFields } from '../rules/formFields'
import { nextUserId } from '../rules/riders/nextUserId'
import { refuse } from '../rules/refusal'
import { startSession } from '../rules/sessionTokens'
import { userAnswer } from '../rules/riders/userAnswer'
import type { InviteRecord } from '../state/mailedLinks'
import { newPerson } from '../state/users'
import type { BackendState } from '../state'
import type { BehaviourOf, CallsOf } from './behaviour'

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
