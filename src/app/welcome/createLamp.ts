import { driver } from 'driver.js'
import type { Driver } from 'driver.js'
import 'driver.js/dist/driver.css'
import { showHtmlAsText } from '../../shared/trustedTypes'

/** In pixels: how far the light reaches around its target. */
const reach = 10

/**
 * driver.js as the tour uses it: it brings a target into view, lights it up and places a sign beside it, which we fill.
 * It would also hold the visitor until the end; here the page stays in use, by pointer and by keyboard.
 */
export function createLamp(sign: HTMLElement): Driver {
  // Its own texts, which our sign takes the place of.
  showHtmlAsText()
  const lamp = driver({
    animate: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    duration: 300,
    // The end is the sign's business.
    allowClose: false,
    overlayColor: '#04121e',
    overlayOpacity: 0.45,
    stagePadding: reach,
    stageRadius: 14,
    popoverOffset: 6,
    // With this class its styles put everything but the target out of the pointer's reach.
    onHighlightStarted: () => document.body.classList.remove('driver-active'),
    onPopoverRender({ wrapper, arrow }) {
      wrapper.replaceChildren(arrow, sign)
      wrapper.ariaModal = 'false'
      wrapper.dataset.print = 'hide'
      queueMicrotask(() => correct(lamp.getActiveElement(), sign))
    },
    // The page may have moved under a light on its way.
    onHighlighted: () => lamp.refresh(),
  })
  return lamp
}

/** driver.js says of any target that it is a button for the sign, and gives the focus to the sign's first button. */
function correct(target: Element | undefined, sign: HTMLElement): void {
  for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls']) target?.removeAttribute(name)
  sign.querySelector<HTMLElement>('[data-way="on"]')?.focus({ preventScroll: true })
}
