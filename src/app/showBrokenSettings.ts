/**
 * The only texts outside the language files: without settings there is no language yet. English and French, the two
 * languages that every operator has, and the faults of the file for whoever runs the site.
 */
export function showBrokenSettings(root: HTMLElement, thrown: unknown): void {
  const alert = document.createElement('main')
  alert.setAttribute('role', 'alert')
  alert.append(
    element('h1', 'This site is not available at the moment.'),
    element('p', 'Ce site n’est pas disponible pour le moment.', 'fr'),
    element('p', 'settings.json:'),
    element('pre', thrown instanceof Error ? thrown.message : String(thrown)),
  )
  root.replaceChildren(alert)
}

function element(tag: 'h1' | 'p' | 'pre', text: string, language?: string): HTMLElement {
  const made = document.createElement(tag)
  made.textContent = text
  if (language) made.lang = language
  return made
}
