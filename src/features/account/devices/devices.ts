import { createAction } from '@reduxjs/toolkit'
import { callApi } from '../../../shared/saga/callApi'
import { listDevices, removeDevice, renameDevice } from '../../../api/contract/account/devices'
import type { Device } from '../../../api/contract/account/devices'
import * as codes from '../../../api/contract/base/errorCodes'
import { hasCode } from '../../../api/errors'
import type { ApiError } from '../../../api/errors'
import { dialog } from '../../../i18n/dialog'
import { ask } from '../../../shared/dialogs/ask'
import type { Asked } from '../../../shared/dialogs/ask'
import { inOneList } from '../../../shared/locales/lists'
import { successShown } from '../../../shared/notices/noticesSlice'
import type { TextRef } from '../../../shared/notices/noticesSlice'
import { goodEntries } from '../../../shared/remote/goodEntries'
import { remoteRead } from '../../../shared/remote/remoteRead'
import { call, put, select } from '../../../shared/saga/effects'
import type { SagaOf } from '../../../shared/saga/effects'
import { leading, watch } from '../../../shared/saga/workers'
import { attachOnImport } from '../../../shared/store'
import { faultOf } from '../../../shared/submission/fault'
import type { Fault } from '../../../shared/submission/fault'
import { inTurn } from '../../../shared/submission/inTurn'
import { submissionSlice } from '../../../shared/submission/submissionSlice'
import { selectIsRider } from '../../identity/session'
import { languageChanged, selectLanguage } from '../../identity/settings'
import { endingRenewals } from './endingRenewals'

/** The rider agrees to what is lost (decision 107). `ends`: the lost passes that renew; null if that is not known. */
export type RemoveDevice = Asked<{ device: Device; ends: string[] | null }, 'remove' | 'keep'>
const removeDeviceDialog = dialog<RemoveDevice>('removeDevice', () => import('./RemoveDeviceDialog'), ['devices'])

/** The rider's phones with the mobile app (ACC-06). */
export const devices = remoteRead<Device[]>(
  'devices',
  function* () {
    const answer = yield* callApi(listDevices)
    return answer.ok ? { ok: true, value: yield* goodEntries(answer.value.devices, 'devices:notShown') } : answer
  },
  { again: [languageChanged] },
)

export type DeviceChange =
  | { act: 'rename'; id: string; nickname: string }
  | { act: 'remove'; id: string; givesUp: string[]; ends: string[] | null }

/** One change is sent at a time; its value is the change. */
export const deviceChange = submissionSlice<DeviceChange, DeviceChange>('deviceChange', { leavesWithPage: true })

export const deviceRemovalAsked = createAction<Device>('deviceChange/removalAsked')

const lostWith = ({ tickets }: Device): string[] =>
  tickets.good.filter(({ can_return }) => !can_return).map(({ id }) => id)

function* askRemoval({ payload: device }: ReturnType<typeof deviceRemovalAsked>): SagaOf<void> {
  const page = yield* call(() => window.location.pathname)
  const ends = yield* endingRenewals(lostWith(device))
  // The rider may have left the page by then, or the session may have ended.
  const isThere = yield* call(() => window.location.pathname === page)
  if (!isThere || !(yield* select(selectIsRider))) return
  if ((yield* ask(removeDeviceDialog, { device, ends })) === 'keep') return
  yield* put(deviceChange.requested({ act: 'remove', id: device.id, givesUp: lostWith(device), ends }))
}

function* changeDevices({ payload: change }: ReturnType<typeof deviceChange.requested>): SagaOf<void> {
  const params = { id: change.id }
  const answer =
    change.act === 'rename'
      ? yield* callApi(renameDevice, { params, body: { nickname: change.nickname } })
      : yield* callApi(removeDevice, { params, body: { gives_up: change.givesUp } })
  if (answer.ok) yield* put(devices.replaced(answer.value.devices.good))
  else {
    const isGone = hasCode(answer.error, codes.notFound)
    // The device was removed elsewhere, or a ticket became active: the page shows what is true.
    if (isGone || hasCode(answer.error, codes.deviceNotEmpty)) yield* put(devices.requested())
    // What should be removed is gone.
    if (!isGone || change.act !== 'remove') return yield* refuse(faultOfChange(answer.error))
  }
  yield* put(deviceChange.accepted(change))
  yield* put(successShown(doneText(change, yield* select(selectLanguage))))
}

/** Says which renewals have ended with the phone, as the question did (FM-20). */
function doneText(change: DeviceChange, language: string): TextRef {
  if (change.act === 'rename') return { key: 'devices:done.rename' }
  if (change.ends === null) return { key: 'devices:done.removeMayEnd' }
  if (change.ends.length === 0) return { key: 'devices:done.remove' }
  return { key: 'devices:done.removeEnded', values: { list: inOneList(change.ends, language) } }
}

function* refuse(fault: Fault): SagaOf<void> {
  yield* put(deviceChange.refused(fault))
}

function faultOfChange(error: ApiError): Fault {
  if (hasCode(error, codes.notFound)) return { errors: [{ key: 'devices:gone' }] }
  return hasCode(error, codes.deviceNotEmpty) ? { errors: [{ key: 'devices:activeNow' }] } : faultOf(error)
}

attachOnImport(
  'devices',
  watch(
    () => inTurn(deviceChange, changeDevices),
    () => leading(deviceRemovalAsked, askRemoval),
  ),
)
