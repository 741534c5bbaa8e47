export interface UserRecord {
  uuid: string
  first_name: string
  last_name: string
  email: string
  /** Replaces the email once it is confirmed. */
  new_email: string | null
  /** Null for a rider who signs in by another provider only. */
  password: string | null
  mobile: string | null
  locale: string
  email_confirmed: boolean
  mfa_enrollment_status: '0' | '1' | '2'
  mfa_enabled: boolean
  /** The operator requires a second factor for this rider. */
  mfa_required: boolean
  /** The phone number for codes, for example +19025550171. */
  mfa_phone: string | null
}

const password = 'Transit-2026'

type Person = Pick<UserRecord, 'uuid' | 'first_name' | 'last_name' | 'email'> & Partial<UserRecord>

/** Returns a user with an account; facts that are not given are the usual ones. */
export const newPerson = (facts: Person): UserRecord => ({
  password,
  new_email: null,
  mobile: null,
  locale: 'en',
  email_confirmed: true,
  mfa_enrollment_status: '0',
  mfa_enabled: false,
  mfa_required: false,
  mfa_phone: null,
  ...facts,
})

export const people = {
  rider: newPerson({
    uuid: 'user-rider',
    first_name: 'Jordan',
    last_name: 'MacLeod',
    email: 'rider@example.com',
    mobile: '+19025550142',
  }),
  newRider: newPerson({
    uuid: 'user-new',
    first_name: 'Priya',
    last_name: 'Nair',
    email: 'new.rider@example.com',
    email_confirmed: false,
  }),
  mfaRider: newPerson({
    uuid: 'user-mfa',
    first_name: 'Étienne',
    last_name: 'Boudreau',
    email: 'mfa.rider@example.com',
    mobile: '+19025550171',
    mfa_enrollment_status: '1',
    mfa_enabled: true,
    mfa_phone: '+19025550171',
  }),
  setupRider: newPerson({
    uuid: 'user-setup',
    first_name: 'Sofia',
    last_name: 'Marques',
    email: 'setup.rider@example.com',
    mfa_enrollment_status: '0',
    mfa_enabled: true,
  }),
  requiredRider: newPerson({
    uuid: 'user-required',
    first_name: 'Amara',
    last_name: 'Okafor',
    email: 'required.rider@example.com',
    mfa_enrollment_status: '0',
    mfa_enabled: true,
    mfa_required: true,
  }),
  socialRider: newPerson({
    uuid: 'user-social',
    first_name: 'Kwame',
    last_name: 'Mensah',
    email: 'social.rider@example.com',
    password: null,
  }),
  cardlessRider: newPerson({
    uuid: 'user-cardless',
    first_name: 'Maeve',
    last_name: 'Sampson',
    email: 'cardless.rider@example.com',
  }),
  blockedRider: newPerson({
    uuid: 'user-blocked',
    first_name: 'Noah',
    last_name: 'Comeau',
    email: 'blocked.rider@example.com',
    mobile: '+19025550188',
  }),
}

export interface UsersState {
  users: UserRecord[]
}

export const usersSeed = (): UsersState => ({ users: Object.values(people) })
