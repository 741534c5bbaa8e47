import type { OperatorSettings } from '../../features/identity/settings'
import type { OwnTexts } from '../../i18n/ownTexts'
import { tryTexts } from '../../i18n/ownTexts'
import { isScreenFrame } from './frameName'

/** What the operator's page shows in its frames: what `npm run settings` would write into the documents. */
export interface FrameDraft {
  operator: OperatorSettings
  own: OwnTexts
  css: string
  /** Files beside the settings, by path. */
  files: Record<string, Uint8Array>
}

declare global {
  interface Window {
    operatorDraft?: FrameDraft
  }
}

let begun: FrameDraft | undefined

/** Returns what the page around this frame shaped when the frame began, if it is the operator's. */
export const draftOfFrame = (): FrameDraft | undefined =>
  isScreenFrame() ? (begun ??= window.parent.operatorDraft) : undefined

/** Writes the operator's draft into the document of a frame, as `npm run settings` writes settings into all documents. */
export function layDraft({ operator, own, css }: FrameDraft): void {
  // Documents hold the settings in a script, and the policy refuses a script that is added later.
  const settings = document.createElement('data')
  settings.id = 'settings'
  settings.append(JSON.stringify(operator))
  document.head.append(settings)
  const sheet = new CSSStyleSheet()
  // Riders may see the device's font on their first visit; who chooses a typeface waits for it.
  sheet.replaceSync(css.replaceAll('font-display:optional', 'font-display:block'))
  document.adoptedStyleSheets.push(sheet)
  tryTexts(own)
}
