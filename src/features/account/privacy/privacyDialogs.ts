import { dialog } from '../../../i18n/dialog'
import type { Asked } from '../../../shared/dialogs/ask'

export type PrivacyChoicesShown = Asked<null, 'close'>
export const privacyDialog = dialog<PrivacyChoicesShown>('privacyChoices', () => import('./PrivacyDialog'), ['privacy'])
