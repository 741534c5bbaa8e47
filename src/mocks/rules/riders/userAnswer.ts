import type { User } from '../../../api/contract/identity/user'
import { maskedPhone } from '../identity/sentCodes'
import type { BackendState } from '../../state'
import type { UserRecord } from '../../state/identity/users'
import { expectVersion, versionOf } from '../base/versions'

export const backupCodesLeft = ({ backupCodes }: BackendState, { uuid }: UserRecord) => backupCodes[uuid]?.length ?? 0

export function userAnswer(state: BackendState, user: UserRecord): User {
  const { uuid, first_name, last_name, email, new_email, mobile, locale, email_confirmed, mfa_enrollment_status } = user
  return {
    uuid,
    version: versionOf(changeable(user)),
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
    mfa_backup_codes_left: user.mfa_phone ? backupCodesLeft(state, user) : null,
    has_password: user.password !== null,
    mfa_config: { enabled: user.mfa_enabled, required: user.mfa_required },
  }
}

const changeable = ({ first_name, last_name, email, new_email, mobile, locale }: UserRecord) => ({
  ...{ first_name, last_name, email, new_email, mobile, locale },
})

export const expectUserVersion = (seen: string | null | undefined, user: UserRecord): void =>
  expectVersion(seen, changeable(user))
