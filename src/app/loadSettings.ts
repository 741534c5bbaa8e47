/** Loads the operator's settings file without checking it; `parseOperatorSettings` does that. */
export async function loadSettings(): Promise<unknown> {
  const answer = await fetch('/settings.json', { credentials: 'same-origin' })
  if (!answer.ok) throw new Error(`settings.json: HTTP ${answer.status}`)
  return answer.json()
}
