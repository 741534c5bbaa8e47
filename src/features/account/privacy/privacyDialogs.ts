import { dialog } from '../../../i18n/dialog'
import type { Asked } from '../../../shared/dialogs/ask'

/** The privacy choices for everybody, opened by the footer (ACC-19). */
export type PrivacyChoicesShown = Asked<null, 'close'>
export const privacyDialog = dialog<PrivacyChoicesShown>('privacyChoices', () => import('./PrivacyDialog'), ['privacy'])
