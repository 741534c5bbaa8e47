import type { MailedLinks } from './accessRecords'
import { buildFareCards } from './fareCards'
import type { BackendState, PaymentMethodRecord, UserRecord } from './state'

const password = 'Transit-2026'

type Person = Pick<UserRecord, 'uuid' | 'first_name' | 'last_name' | 'email'> & Partial<UserRecord>

/** Somebody with an account; what is not told is as for most. */
export const newPerson = (facts: Person): UserRecord => ({
  password,
  mobile: null,
  locale: 'en',
  email_confirmed: true,
  mfa_enrollment_status: '2',
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
  blockedRider: newPerson({
    uuid: 'user-blocked',
    first_name: 'Noah',
    last_name: 'Comeau',
    email: 'blocked.rider@example.com',
    mobile: '+19025550188',
  }),
}

const paymentMethods = (): PaymentMethodRecord[] => {
  const owner = people.rider.uuid
  const visa = { type: 'card', brand: 'Visa' }
  return [
    { id: 'pay-visa', owner, ...visa, nickname: 'Everyday Visa', last4: '1111', expiry: '12/31', is_default: true },
    { id: 'pay-bank', owner, type: 'bank', nickname: 'Harbour Credit Union', last4: '6789', is_default: false },
    { id: 'pay-wallet', owner, type: 'wallet', nickname: null, balance: 4250, is_default: false },
    {
      id: 'pay-commuter',
      owner,
      type: 'commuter',
      nickname: 'Harbour Works benefits',
      last4: '4421',
      expiry: '06/30',
      balance: 6000,
      is_default: false,
    },
    { id: 'pay-paypal', owner, type: 'paypal', nickname: 'rider@example.com', is_default: false },
    {
      id: 'pay-expired',
      owner: people.blockedRider.uuid,
      ...visa,
      nickname: 'Old Visa',
      last4: '1111',
      expiry: '01/25',
      is_default: true,
    },
  ]
}

const addresses = (): BackendState['addresses'] => {
  const jordan = { owner: people.rider.uuid, firstName: 'Jordan', lastName: 'MacLeod', country: 'CA' }
  return [
    {
      ...jordan,
      id: 'address-home',
      is_default: true,
      address1: '18 Lantern Street',
      address2: 'Apt 4',
      city: 'Halifax',
      state: 'NS',
      zip: 'B3J 1S9',
      email: 'rider@example.com',
    },
    {
      ...jordan,
      id: 'address-work',
      is_default: false,
      address1: '220 Pier Road',
      address2: null,
      city: 'Dartmouth',
      state: 'NS',
      zip: 'B2Y 4K3',
      email: null,
    },
  ]
}

/** In each flow `valid-token` is good; every other is not. */
const mailedLinks = (): MailedLinks => ({
  confirm: { 'valid-token': people.newRider.uuid },
  reset: { 'valid-token': people.rider.uuid },
  invite: {
    'valid-token': {
      email: 'invited@example.com',
      inviter: 'Jordan MacLeod',
      access: { en: 'Buy fares for the family’s cards', fr: 'Acheter des titres pour les cartes de la famille' },
    },
  },
})

type Owned = 'users' | 'fareMedia' | 'paymentMethods' | 'addresses' | 'mailedLinks'

/** Everybody of the tester's table with all that is theirs; copied, so that no state shares records with another. */
export const buildPeople = (): Pick<BackendState, Owned> => ({
  users: structuredClone(Object.values(people)),
  fareMedia: buildFareCards({ rider: people.rider.uuid, blockedRider: people.blockedRider.uuid }),
  paymentMethods: paymentMethods(),
  addresses: addresses(),
  mailedLinks: mailedLinks(),
})
