import type { User } from '../../../api/contract/user'
import { maskedPhone } from '../sentCodes'
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
    mfa_phone: user.mfa_phone && maskedPhone(user.mfa_phone),
    mfa_country_code: user.mfa_phone && '+1',
    has_password: user.password !== null,
    mfa_config: { enabled: user.mfa_enabled, required: user.mfa_required },
  }
}
