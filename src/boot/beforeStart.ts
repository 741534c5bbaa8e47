import { languageOfVisit } from '../i18n/languages'
import { linesOfVisit } from '../features/buying/cart/state/linesOfVisit'
import { visitorOfVisit } from '../features/identity/session/visitor/visitorOf'
import { followChoices, showChoices } from './followChoices'
import { hiddenNotices } from './noticesOfVisit'
import { peekStored } from '../shared/storage/peekStored'
import { notStarted } from './reportNotStarted'
import { showNotStarted } from './showNotStarted'
import { tellNotStarted } from './tellNotStarted'

/*
 * This script stands inside each document, in the head before the first paint and at the end of the body. It knows the
 * browser's storage, which no host does.
 */

const page = document.documentElement
const root = document.getElementById('root')

/** Marks what the styles hide: content of another language or of another visitor. */
function mark(): void {
  const language = languageOfVisit()
  if (page.dataset.languages?.split(' ').includes(language)) page.dataset.language = language
  page.dataset.visitor = visitorOfVisit()
  page.dataset.cartLines = String(linesOfVisit())
  // oxlint-disable-next-line portal/no-restricted-syntax -- it runs before the portal and its clock
  const hidden = hiddenNotices(page.dataset.notices, peekStored('notices_closed'), Date.now())
  if (hidden) page.dataset.hiddenNotices = hidden
  if (/[?&]filter=.*&filter=/.test(window.location.search)) page.dataset.filtered = ''
}

function stop(thrown: unknown): void {
  showNotStarted(thrown)
  tellNotStarted(thrown)
}

function takeLanguage(root: HTMLElement): void {
  const { language } = page.dataset
  const other = document.querySelector<HTMLTemplateElement>(`template[lang="${language}"]`)
  if (language && other) {
    root.replaceChildren(other.content)
    page.lang = language
    document.title = other.title
  }
  delete page.dataset.language
}

/** The document has an empty place for each stored line. */
function repeatLine(root: HTMLElement): void {
  const line = root.querySelector('[data-cart-line]')
  for (let more = Number(page.dataset.cartLines); more > 1; more -= 1) line?.after(line.cloneNode(true))
}

if (root) {
  takeLanguage(root)
  repeatLine(root)
  showChoices()
  // The entry leaves a mark. If its file was lost or cut short, nothing else would ever run.
  window.addEventListener(notStarted, (event) => stop((event as CustomEvent).detail))
  window.addEventListener('load', () => {
    if (!('started' in page.dataset)) stop(new Error('A file of this site could not be read.'))
  })
} else {
  mark()
  followChoices()
}
