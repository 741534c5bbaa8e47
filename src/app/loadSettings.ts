import { parseOperatorSettings, readWrittenSettings } from '../features/identity/settings/operatorSettings'
import type { OperatorSettings } from '../features/identity/settings/operatorSettings'

/**
 * Loads the operator's settings: from the document, where the build or `npm run settings` has written them, else from
 * their file. Rejects if the file is missing or the content does not follow its schema.
 */
export async function loadSettings(): Promise<OperatorSettings> {
  const written = document.getElementById('settings')?.textContent
  if (written) return readSettings(JSON.parse(written), readWrittenSettings)
  const answer = await fetch('/settings.json', { credentials: 'same-origin' })
  if (!answer.ok) throw new Error(`settings.json: HTTP ${answer.status}`)
  return readSettings(await answer.json())
}

/** Checks the content of the settings file. Throws with one line per error. */
export function readSettings(content: unknown, read = parseOperatorSettings): OperatorSettings {
  try {
    return read(content)
  } catch (thrown) {
    throw new Error(`settings.json: ${thrown instanceof Error ? thrown.message : String(thrown)}`, { cause: thrown })
  }
}
