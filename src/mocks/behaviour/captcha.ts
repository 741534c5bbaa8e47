import type * as contract from '../../api/contract/captcha'
import type { BehaviourOf, CallsOf } from './behaviour'

export const captchaBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  verifyCaptcha: ({ body }) => ({ success: body.token.trim() !== '' }),
}
