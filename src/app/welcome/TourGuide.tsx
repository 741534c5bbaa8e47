import GlobalStyles from '@mui/material/GlobalStyles'
import { keyframes } from '@mui/material/styles'
import type { Theme } from '@mui/material/styles'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '../../shared/store'
import { palette } from '../../shared/ui/palette'
import { createLamp } from './createLamp'
import { tourEnded } from './tourSlice'
import { isSeen, signSides, stopsOnPage, targetOf } from './tourStops'
import type { TourStop } from './tourStops'
import { TourSign } from './TourSign'

const arrive = keyframes({ from: { outlineOffset: 18, outlineColor: 'transparent' } })

/** What driver.js makes, in our look; under dialogs and the drawer. Named after `body` to come before its own styles. */
const styles = (theme: Theme) => ({
  'body .driver-overlay': {
    zIndex: `${theme.zIndex.drawer - 2} !important`,
    '&, path': { pointerEvents: 'none !important' },
  },
  'body .driver-active-element': {
    borderRadius: 8,
    outline: `4px solid ${palette.accent}`,
    outlineOffset: 6,
    animation: `${arrive} 0.35s ease-out`,
  },
  'body .driver-popover': {
    zIndex: theme.zIndex.drawer - 1,
    width: 'min(380px, calc(100vw - 40px))',
    maxWidth: 'none',
    padding: 0,
    background: 'none',
    boxShadow: 'none',
    fontFamily: 'inherit',
  },
  // Not to be seen: its width is the room that driver.js leaves to the window's edge.
  'body .driver-popover-arrow': { display: 'block', visibility: 'hidden', borderWidth: 10 },
  html: { scrollPaddingBottom: 24 },
  '@media print': { '.driver-overlay': { display: 'none' } },
})

/**
 * The tour (LAND-02): a sign that goes from stop to stop. It holds nobody: the page can be used meanwhile, the keyboard
 * is not trapped, and Escape ends it.
 */
export default function TourGuide() {
  const dispatch = useAppDispatch()
  const { i18n } = useTranslation('tour')
  const [stops, setStops] = useState(stopsOnPage)
  const [stop, setStop] = useState<TourStop>(stops[0] ?? 'again')
  const [opener] = useState(() => document.activeElement)
  const [sign] = useState(() => document.createElement('div'))
  const [lamp] = useState(() => createLamp(sign))

  const pointAt = (name: TourStop) => {
    const element = targetOf(name)
    const side = signSides[name] ?? 'bottom'
    bringIntoView(element)
    lamp.highlight({ ...(element && { element }), popover: { side } })
  }

  /** Other widths and other pages have other stops. */
  const lookAround = useEffectEvent(() => {
    const found = stopsOnPage()
    if (found.join() !== stops.join()) setStops(found)
    if (!found.includes(stop)) setStop(found[Math.min(stops.indexOf(stop), found.length - 1)] ?? 'again')
    else if (isSeen(lamp.getActiveElement())) lamp.refresh()
    else pointAt(stop)
  })

  const finish = () => {
    // Whoever is busy elsewhere on the page stays there.
    if (sign.contains(document.activeElement)) focusAgain(opener)
    dispatch(tourEnded())
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') finish()
    // At the window driver.js would lead it in a circle of sign and target.
    if (event.key === 'Tab') event.stopPropagation()
  })

  const show = useEffectEvent(() => pointAt(stop))
  useLayoutEffect(() => show(), [stop])
  useEffect(() => lamp.refresh(), [lamp, i18n.language])

  useEffect(() => {
    const observer = new ResizeObserver(() => lookAround())
    observer.observe(document.body)
    const stopListening = new AbortController()
    const { signal } = stopListening
    window.addEventListener('resize', () => lookAround(), { signal })
    document.addEventListener('keydown', (event) => onKey(event), { signal })
    return () => {
      observer.disconnect()
      stopListening.abort()
      lamp.destroy()
    }
  }, [lamp])

  return (
    <>
      <GlobalStyles styles={styles} />
      {createPortal(<TourSign stop={stop} stops={stops} onStop={setStop} onEnd={finish} />, sign)}
    </>
  )
}

/** At the edge that it comes from: in the middle, where driver.js would put it, it leaves the sign no room. */
function bringIntoView(target: HTMLElement | undefined): void {
  const box = target?.getBoundingClientRect()
  if (box && (box.top < 0 || box.bottom > window.innerHeight)) target?.scrollIntoView({ block: 'nearest' })
}

/** Back to what began it, or, where that has left the page, to the page's heading. */
function focusAgain(opener: Element | null): void {
  const element = opener !== document.body && isSeen(opener) ? opener : document.getElementById('page-heading')
  element?.focus({ preventScroll: true })
}
