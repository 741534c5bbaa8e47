import { addressBook, addressChange } from '../../features/addresses/addressBook'
import type { AddressChange } from '../../features/addresses/addressBook'
import { savedAddresses } from '../../features/addresses'
import { emailKeeping, profileSaving } from '../../features/profile/profile'
import { profileFeature } from '../../features/profile/profileFeature'
import { address } from '../../mocks/callsInTests'
import { valueOf } from '../../shared/remote/remote'
import { sends, withSession } from './consequences'
import { shownBy } from './row'
import type { FaultRow, Scene } from './row'

const showAddresses = async ({ store, dispatch, until }: Scene) => {
  store.attach(addressBook)
  dispatch(savedAddresses.requested())
  await until((state) => savedAddresses.select(state).status === 'loaded')
}
const changes = (change: (scene: Scene) => AddressChange): FaultRow => ({
  who: 'rider',
  before: showAddresses,
  event: (scene) => scene.dispatch(addressChange.requested(change(scene))),
  shows: (state) => shownBy(addressChange.select(state)),
  wanted: 'done',
  fails: sends(withSession),
})
const given = { ...address, address1: '1 New Street', address2: null, email: null }

export const accountRows = {
  keepEmail: {
    who: 'rider',
    before: async ({ store, dispatch, until }) => {
      store.attach(profileFeature)
      dispatch(profileSaving.requested({ first_name: 'Jo', last_name: 'Roy', email: 'jo@example.com', mobile: '' }))
      await until((state) => profileSaving.select(state).status === 'done')
    },
    event: ({ dispatch }) => dispatch(emailKeeping.requested()),
    shows: (state) => shownBy(emailKeeping.select(state)),
    wanted: 'done',
    fails: sends(withSession),
  },

  createAddress: changes(() => ({ act: 'save', id: null, address: given, isDefault: false })),

  updateAddress: changes(() => ({ act: 'save', id: 'address-work', address: given, isDefault: true })),

  removeAddress: changes(({ store }) => {
    const [saved] = valueOf(savedAddresses.select(store.getState())) ?? []
    if (!saved) throw new Error('There is no address')
    return { act: 'remove', saved }
  }),
} satisfies Record<string, FaultRow>
