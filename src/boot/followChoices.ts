const twice = (part: string) => encodeURIComponent(encodeURIComponent(part))
const partsOfAddress = () => window.location.search.slice(1).split('&').filter(Boolean)
const filterOf = ({ name }: HTMLInputElement) => `filter=${twice(name)}:`
const partOf = (choice: HTMLInputElement) => filterOf(choice) + twice(choice.value)

/** Marks the choices of the address in the document. */
export function showChoices(): void {
  for (const choice of document.querySelectorAll<HTMLInputElement>('[data-document] [type=radio]')) {
    choice.checked = partsOfAddress().includes(partOf(choice))
    choice.parentElement?.toggleAttribute('data-chosen', choice.checked)
  }
}

/**
 * Follows a choice that the visitor makes in a document before the portal runs: shows it, and writes it to the address
 * as the portal does (`queryWith`). It sends the event of the Back button, so that all code that follows the address
 * acts. It listens before there is a choice, because the first press may come while the document still arrives.
 */
export function followChoices(): void {
  window.addEventListener('popstate', showChoices)
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement && target.closest('[data-document]'))) return
    const parts = partsOfAddress()
    const at = parts.findIndex((part) => part.startsWith(filterOf(target)))
    parts.splice(at < 0 ? parts.length : at, 1, partOf(target))
    window.history.pushState(null, '', `?${parts.join('&')}`)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
}
