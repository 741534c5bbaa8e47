import GlobalStyles from '@mui/material/GlobalStyles'
import Popper from '@mui/material/Popper'
import type { PopperProps } from '@mui/material/Popper'
import { keyframes } from '@mui/material/styles'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { giveFocusBack } from '../../shared/focus/moveFocus'
import { useAppDispatch } from '../../shared/store'
import { palette } from '../../shared/ui/colours/palette'
import { tourEnded } from './tourSlice'
import { isSeen, signSides, stopsOnPage, targetOf } from './tourStops'
import type { TourStop } from './tourStops'
import { TourSign } from './TourSign'
import { rounded } from '../../shared/ui/rounded'

const arrive = keyframes({ from: { outlineOffset: 18, outlineColor: 'transparent' } })

/** `html`: the space between a target's outline and the edge of the window. */
const styles = {
  html: { scrollPaddingBottom: 24 },
  '[data-tour-lit]': {
    borderRadius: rounded(8),
    outline: `4px solid ${palette.accent}`,
    outlineOffset: 6,
    animation: `${arrive} 0.35s ease-out`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
    '@media print': { outline: 'none' },
  },
  // An element as high as the header has no space around it.
  'header [data-tour-lit]': { outlineOffset: -2 },
}

/** The sign stands beside the target's outline, wholly in the window. */
const modifiers: PopperProps['modifiers'] = [
  { name: 'offset', options: { offset: [0, 18] } },
  { name: 'flip', options: { padding: 12 } },
  { name: 'preventOverflow', options: { padding: 12, altAxis: true, tether: false } },
]

/** Stands in for a missing target. */
const bottomOfWindow = {
  getBoundingClientRect: () => DOMRect.fromRect({ x: window.innerWidth / 2, y: window.innerHeight }),
}

/**
 * Shows a sign that goes from stop to stop (LAND-02). The page stays usable: only the sign covers anything, the
 * keyboard is free, and Escape ends the tour.
 */
export default function TourGuide() {
  const dispatch = useAppDispatch()
  const id = useId()
  const [stops, setStops] = useState(stopsOnPage)
  const [{ stop, target }, setPlace] = useState(() => placeOf(stops[0] ?? 'again'))
  const [opener] = useState(() => document.activeElement)
  const sign = useRef<HTMLDivElement>(null)
  const popper = useRef<{ update: () => Promise<unknown> }>(null)

  const goTo = (next: TourStop) => setPlace(placeOf(next))

  /** The stops depend on width and page. */
  const updateStops = () => {
    const found = stopsOnPage()
    if (found.join() !== stops.join()) setStops(found)
    if (!found.includes(stop)) goTo(found[Math.min(stops.indexOf(stop), found.length - 1)] ?? 'again')
    else if (isSeen(target)) void popper.current?.update()
    else goTo(stop)
  }

  const finish = () => {
    // A focus elsewhere on the page stays there.
    if (sign.current?.contains(document.activeElement))
      giveFocusBack(opener !== document.body && isSeen(opener) ? opener : null)
    dispatch(tourEnded())
  }

  useLit(target)
  useWindowEvents(updateStops, finish)

  return (
    <>
      <GlobalStyles styles={styles} />
      <Popper
        open
        ref={sign}
        popperRef={popper as PopperProps['popperRef']}
        role="dialog"
        aria-modal="false"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        data-print="hide"
        anchorEl={target ?? bottomOfWindow}
        placement={target ? (signSides[stop] ?? 'bottom') : 'top'}
        modifiers={modifiers}
        sx={{ zIndex: ({ zIndex }) => zIndex.drawer - 1, width: 'min(380px, calc(100vw - 24px))' }}
      >
        <TourSign id={id} stop={stop} stops={stops} onStop={goTo} onEnd={finish} />
      </Popper>
    </>
  )
}

function useLit(target: HTMLElement | undefined): void {
  useLayoutEffect(() => {
    target?.toggleAttribute('data-tour-lit', true)
    bringIntoView(target)
    return () => void target?.removeAttribute('data-tour-lit')
  }, [target])
}

function useWindowEvents(resized: () => void, escaped: () => void): void {
  const whenResized = useEffectEvent(resized)
  const whenPressed = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') escaped()
  })
  useEffect(() => {
    const observer = new ResizeObserver(() => whenResized())
    observer.observe(document.body)
    const stopListening = new AbortController()
    const { signal } = stopListening
    window.addEventListener('resize', () => whenResized(), { signal })
    document.addEventListener('keydown', (event) => whenPressed(event), { signal })
    return () => {
      observer.disconnect()
      stopListening.abort()
    }
  }, [])
}

const placeOf = (stop: TourStop) => ({ stop, target: targetOf(stop) })

/** The nearest edge leaves the most room for the sign. */
function bringIntoView(target: HTMLElement | undefined): void {
  const box = target?.getBoundingClientRect()
  if (box && (box.top < 0 || box.bottom > window.innerHeight)) target?.scrollIntoView({ block: 'nearest' })
}
