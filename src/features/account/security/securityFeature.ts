import { latest, leading, watch } from '../../../shared/saga/workers'
import type { Feature } from '../../../shared/store'
import { profileFeature } from '../profile/onDemand'
import { backupRenewal, renewBackupCodes } from './backupCodes'
import * as connected from './connections'
import * as factor from './factor'
import * as steps from './factorSlice'
import { passwordChange, setOtherPassword } from './password'
import { questionsChoice, setQuestions } from './questions'

/** What proves that a rider is who they are: password, questions, second factor, connected accounts. */
export const securityFeature: Feature = {
  name: 'security',
  needs: [profileFeature],
  saga: watch(
    () => leading(backupRenewal.requested, renewBackupCodes),
    () => leading(passwordChange.requested, setOtherPassword),
    () => leading(questionsChoice.requested, setQuestions),
    () => leading(steps.factorWanted, factor.beginFactor),
    () => leading(steps.phoneGiven, factor.givePhone),
    () => leading(steps.resendRequested, factor.resendCode),
    () => leading(steps.codeGiven, factor.giveCode),
    () => leading(steps.backupCodeGiven, factor.giveBackupCode),
    // The provider may not report that its window was closed. The next press replaces the one that still waits.
    () => latest(connected.connecting.requested, connected.connect),
    () => leading(connected.connectionsShown, connected.connectReturned),
    () => leading(connected.disconnecting.requested, connected.disconnect),
  ),
}
