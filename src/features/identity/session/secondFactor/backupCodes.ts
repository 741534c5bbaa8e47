import { createAction } from '@reduxjs/toolkit'
import { dialog } from '../../../../i18n/dialog'
import { askAcrossPages } from '../../../../shared/dialogs/askAcrossPages'
import type { Asked } from '../../../../shared/dialogs/ask'
import type { SagaOf } from '../../../../shared/saga/effects'
import { every, watch } from '../../../../shared/saga/workers'
import { attachOnImport } from '../../../../shared/store'
import { selectIsRider } from '../visitor/sessionSlice'

const backupCodesDialog = dialog<Asked<{ codes: string[] }, 'saved'>>(
  'backupCodes',
  () => import('./BackupCodesDialog'),
  ['secondFactor'],
)

/** The backend has made backup codes, and never tells them again (decision 124). */
export const backupCodesMade = createAction<string[]>('backupCodes/made')

/** Shows the codes until the rider has saved them, because signing in opens another page, which closes the dialog. */
function* showBackupCodes({ payload: codes }: ReturnType<typeof backupCodesMade>): SagaOf<void> {
  yield* askAcrossPages(backupCodesDialog, { codes }, selectIsRider)
}

attachOnImport(
  'backupCodes',
  watch(() => every(backupCodesMade, showBackupCodes)),
)
