import { addressChange } from '../../features/paying/addresses/addressBook'
import type { AddressChange } from '../../features/paying/addresses/addressBook'
import { savedAddresses } from '../../features/paying/addresses'
import { emailKeeping, profileSaving } from '../../features/account/profile/profile'
import { address } from '../../mocks/callsInTests'
import { valueOf } from '../../shared/remote/remote'
import { sends, withSession } from './play/consequences'
import { shownBy } from './play/row'
import type { FaultRow, Scene } from './play/row'

const showAddresses = async ({ dispatch, until }: Scene) => {
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
const given = { ...address, address1: '1 New Street', address2: '', email: '' }

export const accountRows = {
  keepEmail: {
    who: 'rider',
    before: async ({ dispatch, until }) => {
      dispatch(
        profileSaving.requested({
          typed: { email: 'jo@example.com' },
          base: { email: 'rider@example.com' },
          current_password: 'Transit-2026',
        }),
      )
      await until((state) => profileSaving.select(state).status === 'done')
    },
    event: ({ dispatch }) => dispatch(emailKeeping.requested()),
    shows: (state) => shownBy(emailKeeping.select(state)),
    wanted: 'done',
    fails: sends(withSession),
  },

  createAddress: changes(() => ({ act: 'save', id: null, edit: { typed: given, base: {} } })),

  updateAddress: changes(({ store }) => {
    const saved = valueOf(savedAddresses.select(store.getState()))?.find(({ id }) => id === 'address-work')
    if (!saved) throw new Error('There is no such address')
    return { act: 'makeDefault', saved }
  }),

  removeAddress: changes(({ store }) => {
    const [saved] = valueOf(savedAddresses.select(store.getState())) ?? []
    if (!saved) throw new Error('There is no address')
    return { act: 'remove', saved }
  }),
} satisfies Record<string, FaultRow>
