/*
 * A browser that leaves a page stops what the page loads: what fails then says nothing of the network or of the build.
 * Nothing is reloaded, tried again or reported meanwhile; a reload would even call the leaving off.
 */

/** Milliseconds after which a page that is still there is staying: a download, or a link to the mail program. */
const longestWay = 30_000

let over: Promise<void> | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let stay = () => {}

/** Whether the page is being left. */
export const isLeaving = (): boolean => over !== undefined

/** Waits while the page is being left. */
export const stayed = (): Promise<void> => over ?? Promise.resolve()

function leave(): void {
  over ??= new Promise((resolve) => {
    stay = () => {
      over = undefined
      resolve()
    }
  })
  clearTimeout(timer)
  timer = setTimeout(() => stay(), longestWay)
}

/** Notices when the page is left, and when it comes back from the browser's memory. */
export function watchLeaving(): void {
  window.addEventListener('beforeunload', leave)
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', () => stay())
}
