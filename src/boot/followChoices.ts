const twice = (part: string) => encodeURIComponent(encodeURIComponent(part))
const partsOfAddress = () => window.location.search.slice(1).split('&').filter(Boolean)

/**
 * Follows a choice that the visitor makes in a document before the portal runs: shows it, and writes it to the address
 * as the portal does (`queryWith`). It sends the event of the Back button, so that all code that follows the address
 * acts.
 */
export function followChoices(root: HTMLElement): void {
  const filterOf = ({ name }: HTMLInputElement) => `filter=${twice(name)}:`
  const partOf = (choice: HTMLInputElement) => filterOf(choice) + twice(choice.value)
  const show = () => {
    for (const choice of root.querySelectorAll<HTMLInputElement>('[data-document] [type=radio]')) {
      choice.checked = partsOfAddress().includes(partOf(choice))
      choice.parentElement?.toggleAttribute('data-chosen', choice.checked)
    }
  }
  window.addEventListener('popstate', show)
  root.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement && target.closest('[data-document]'))) return
    const parts = partsOfAddress()
    const at = parts.findIndex((part) => part.startsWith(filterOf(target)))
    parts.splice(at < 0 ? parts.length : at, 1, partOf(target))
    window.history.pushState(null, '', `?${parts.join('&')}`)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  show()
}
