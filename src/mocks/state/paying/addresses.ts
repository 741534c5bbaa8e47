import type { SavedAddress } from '../../../api/contract/paying/addresses'
import { people } from '../identity/users'

export type AddressRecord = SavedAddress & { owner: string }

export interface AddressesState {
  addresses: AddressRecord[]
}

export const addressesSeed = (): AddressesState => {
  const jordan = { owner: people.rider.uuid, firstName: 'Jordan', lastName: 'MacLeod', country: 'CA' }
  return {
    addresses: [
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
    ],
  }
}
