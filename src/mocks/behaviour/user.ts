import * as codes from '../../api/contract/errorCodes'
import type * as contract from '../../api/contract/user'
import { isEmailOf } from '../rules/findUser'
import { refuse } from '../rules/refusal'
import { userAnswer } from '../rules/userAnswer'
import { riderOf } from '../rules/visitor'
import type { BehaviourOf, CallsOf } from './behaviour'

export const userBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  getMe: ({ visitor }) => userAnswer(riderOf(visitor).user),

  updateUser: ({ state, body, visitor }) => {
    const { user } = riderOf(visitor)
    const email = body.email.trim()
    if (state.users.some((other) => other !== user && isEmailOf(other, email))) refuse(codes.notValid, 'email')
    if (!isEmailOf(user, email)) user.email_confirmed = false
    const { first_name, last_name, mobile, locale } = body
    Object.assign(user, { first_name, last_name, mobile, locale, email })
    return userAnswer(user)
  },
}
