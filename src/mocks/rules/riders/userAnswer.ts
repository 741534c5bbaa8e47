import type { User } from '../../../api/contract/user'
import type { UserRecord } from '../../state/users'

/** Returns the rider as the contract describes one: without password. */
export function userAnswer(user: UserRecord): User {
  const { uuid, first_name, last_name, email, new_email, mobile, locale, email_confirmed, mfa_enrollment_status } = user
  return {
    uuid,
    first_name,
    last_name,
    email,
    new_email,
    mobile,
    locale,
    email_confirmed,
    mfa_enrollment_status,
    mfa_config: { enabled: user.mfa_enabled, required: user.mfa_required },
  }
}
