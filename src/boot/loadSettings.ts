import type { OperatorSettings } from '../features/identity/settings/operatorSettings'

/**
 * Loads the operator's settings: from the document, where the build or `npm run settings` has written them after their
 * check, else from their file. Rejects if the file is missing or the content does not follow its schema.
 */
export async function loadSettings(): Promise<OperatorSettings> {
  const written = document.getElementById('settings')?.textContent
  if (written) return JSON.parse(written) as OperatorSettings
  const answer = await fetch('/settings.json', { credentials: 'same-origin' })
  if (!answer.ok) throw new Error(`settings.json: HTTP ${answer.status}`)
  return readSettings(await answer.json())
}

/** Checks the content of the settings file. Rejects with one line per error. */
export async function readSettings(content: unknown): Promise<OperatorSettings> {
  const { parseOperatorSettings } = await import('../features/identity/settings/operatorSettings')
  return parseOperatorSettings(content)
}
