import { renewFiles } from '../shared/renewFiles'

/**
 * Shows that the portal cannot start: its settings are broken, or its files or texts did not load. These are the only
 * texts outside the language files, in the two languages that every operator has, followed by the error for support.
 */
export function showNotStarted(thrown: unknown): void {
  const alert = element('main', '')
  alert.setAttribute('role', 'alert')
  const again = element('button', 'Try again')
  again.style.minHeight = '44px'
  again.onclick = () => void renewFiles().then(() => window.location.reload())
  const againInFrench = element('span', ' · Réessayer', 'fr')
  again.append(againInFrench)
  const fault = element('pre', thrown instanceof Error ? thrown.message : String(thrown))
  fault.style.whiteSpace = 'pre-wrap'
  alert.append(
    element('h1', 'This site is not available at the moment.'),
    element('p', 'Ce site n’est pas disponible pour le moment.', 'fr'),
    again,
    fault,
  )
  document.getElementById('root')?.replaceChildren(alert)
}

function element<Tag extends 'main' | 'h1' | 'p' | 'button' | 'span' | 'pre'>(
  tag: Tag,
  text: string,
  language?: string,
) {
  const made = document.createElement(tag)
  made.textContent = text
  if (language) made.lang = language
  return made
}
