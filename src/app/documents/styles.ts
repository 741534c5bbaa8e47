import { palette } from '../../shared/ui/colours/palette'
import type { StoredVisitor } from '../../features/identity/session'

const kinds: StoredVisitor[] = ['visitor', 'guest', 'card', 'temporary', 'rider']
const hidden = kinds.map((kind) => `html[data-visitor=${kind}] main[data-hidden-for~=${kind}]`)

/** The settings hold at most ten notices. */
const notices = Array.from(
  { length: 10 },
  (_, at) => `html[data-hidden-notices~="${at}"] [data-document] [data-notice="${at}"]`,
)

/**
 * These styles are for documents alone. `beforeStart` marks the html element before the first paint; without JavaScript
 * there is no mark, and everything shows.
 */
export const documentStyles = [
  'html[data-language] #root{visibility:hidden}',
  `${hidden.join()}{visibility:hidden}`,
  'html[data-visitor=rider] [data-document] [data-signed-out]{visibility:hidden}',
  'html[data-filtered] [data-document] [data-unfiltered]{visibility:hidden}',
  'html[data-cart-lines="0"] [data-document] [data-cart=lines],html:not([data-cart-lines="0"]) [data-document] [data-cart=empty]{display:none}',
  `${notices.join()}{display:none}`,
  `.help{padding:16px 24px;background:${palette.accent};color:${palette.onAccent}}`,
  '.help>div{max-width:1152px;margin:0 auto}',
  '.help h2,.help p{margin:0}',
  '.help h2{font-size:1.125rem;line-height:1.3}',
  `.help a{color:inherit;font-weight:600}`,
  '.help>div+div{margin-top:16px}',
].join('')

export const noScriptStyles =
  '[data-document] :is([aria-busy=true],[data-waiting],button,fieldset){display:none}footer{display:block!important}'
