const twice = (part: string) => encodeURIComponent(encodeURIComponent(part))
const partsOfAddress = () => window.location.search.slice(1).split('&').filter(Boolean)

/**
 * Lets a choice in a document be made before the portal runs: it is shown, and stands in the address in the form in which
 * the portal writes it (`queryWith`). The event that follows is that of Back, so that whatever follows the address by
 * then acts on it. The choices disappear with the document.
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
