import { deviceChange, deviceRemovalAsked, devices } from '../../features/account/devices/devices'
import { valueOf } from '../../shared/remote/remote'
import { loads, sends, withSession } from './play/consequences'
import { shownBy, shownOf } from './play/row'
import type { FaultRow, Scene } from './play/row'

const showDevices = async ({ dispatch, until }: Scene) => {
  dispatch(devices.requested())
  await until((state) => devices.select(state).status === 'loaded')
}

const changes = (event: FaultRow['event']): FaultRow => ({
  who: 'rider',
  before: showDevices,
  event,
  shows: (state) => shownBy(deviceChange.select(state)),
  wanted: 'done',
  fails: sends(withSession),
})

export const devicesRows = {
  listDevices: {
    who: 'rider',
    event: ({ dispatch }) => dispatch(devices.requested()),
    shows: (state) => shownOf(devices.select(state)),
    wanted: 'loaded',
    fails: loads(withSession),
  },

  renameDevice: changes(({ dispatch }) =>
    dispatch(deviceChange.requested({ act: 'rename', id: 'device-phone', nickname: 'Work phone' })),
  ),

  removeDevice: changes(({ store, dispatch }) => {
    const [first] = valueOf(devices.select(store.getState())) ?? []
    if (!first) throw new Error('There is no device')
    dispatch(deviceRemovalAsked(first))
  }),
} satisfies Record<string, FaultRow>
