import * as codes from '../../../api/contract/base/errorCodes'
import type * as contract from '../../../api/contract/account/notifications'
import { refuse } from '../../rules/base/refusal'
import { expectVersion, versionOf } from '../../rules/base/versions'
import { riderOf } from '../../rules/base/visitor'
import { firstNotifications } from '../../state/account/notifications'
import type { UserRecord } from '../../state/identity/users'
import type { BackendState } from '../../state'
import type { BehaviourOf, CallsOf } from '../base/behaviour'

export const notificationsBehaviour: BehaviourOf<CallsOf<typeof contract>> = {
  getNotifications: ({ state, visitor }) => answerOf(state, riderOf(visitor).user),

  updateNotifications: ({ state, body, visitor }) => {
    const { user } = riderOf(visitor)
    const settings = settingsOf(state, user)
    expectVersion(body.version, settings)
    for (const wanted of body.settings) {
      const at = settings.findIndex(({ event }) => event === wanted.event)
      if (at < 0) refuse(codes.notValid, 'event')
      // A number counts as verified once a code was sent there.
      if (wanted.sms && user.mfa_phone === null) refuse(codes.notAllowed, 'sms')
      settings[at] = { ...wanted, name: settings[at]?.name }
    }
    state.notifications[user.uuid] = settings
    return answerOf(state, user)
  },
}

const settingsOf = (state: BackendState, { uuid }: UserRecord) =>
  structuredClone(state.notifications[uuid] ?? firstNotifications())

const answerOf = (state: BackendState, user: UserRecord) => ({
  settings: settingsOf(state, user),
  version: versionOf(settingsOf(state, user)),
  sms_to: user.mfa_phone && `•••• ${user.mfa_phone.slice(-4)}`,
})
