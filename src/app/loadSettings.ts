/** The operator's settings file, as it is; `parseOperatorSettings` judges it. */
export async function loadSettings(): Promise<unknown> {
  const answer = await fetch('/settings.json', { credentials: 'same-origin' })
  if (!answer.ok) throw new Error(`settings.json: HTTP ${answer.status}`)
  return answer.json()
}
