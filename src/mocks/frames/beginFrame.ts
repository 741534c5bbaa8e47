import { forceScheme } from './forceScheme'
import { draftOfFrame, layDraft } from './layDraft'
import { isOurFrame, isScreenFrame, schemeOfFrame } from './frameName'
import { memoryStorage } from './memoryStorage'

/** Prepares a frame of the gallery, of the operator's page or of the bench, before the portal reads anything. */
export function beginFrame(): void {
  if (!isOurFrame()) return
  const scheme = schemeOfFrame()
  if (scheme) forceScheme(scheme)
  if (!isScreenFrame()) return
  for (const area of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, area, { value: memoryStorage(), configurable: true })
  // Frames of other situations are no other tabs of this one.
  Object.defineProperty(window, 'BroadcastChannel', { value: undefined, configurable: true })
  const draft = draftOfFrame()
  if (draft) layDraft(draft)
}
