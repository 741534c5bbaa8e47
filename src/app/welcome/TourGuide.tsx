import { keyframes, styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '../../shared/store'
import { Button } from '../../shared/ui/Button'
import { palette } from '../../shared/ui/palette'
import { placeBeside } from './placeBeside'
import { TourLine } from './TourLine'
import { tourEnded } from './tourSlice'
import { stopsOnPage, targetOf } from './tourStops'
import type { TourStop } from './tourStops'

const arrive = keyframes({ from: { outlineOffset: 18, opacity: 0 }, to: { outlineOffset: 0, opacity: 1 } })

/** Around what is told of, which can be used all the while. */
const Ring = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.drawer - 2,
  pointerEvents: 'none',
  borderRadius: 14,
  outline: `4px solid ${palette.accent}`,
  boxShadow: '0 0 0 200vmax rgb(4 18 30 / 0.45)',
  animation: `${arrive} 0.35s ease-out`,
}))

const Sign = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.drawer - 1,
  width: 'min(380px, calc(100vw - 24px))',
  maxHeight: 'calc(100dvh - 24px)',
  overflowY: 'auto',
  padding: 'clamp(16px, 4vw, 20px)',
  borderRadius: 14,
  borderInlineStart: `8px solid ${palette.accent}`,
  background: palette.surface,
  color: palette.text,
  boxShadow: theme.shadows[12],
  '& h2': { ...theme.typography.h3, margin: '14px 0 0' },
  '& p': { margin: '6px 0 18px' },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}))

const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  '& [data-variant="outlined"], & [data-way="on"]': { paddingInline: 16 },
})

/** What the tour puts around a target, in pixels. */
const margin = 6

/**
 * The tour (LAND-02): a sign that goes from stop to stop. It holds nobody: the page can be used meanwhile, the keyboard
 * is not trapped, and Escape ends it. Places are set as style properties, which the page's policy allows; libraries for
 * this write HTML, which it does not.
 */
export function TourGuide() {
  const { t } = useTranslation('tour')
  const dispatch = useAppDispatch()
  const [stops, setStops] = useState(stopsOnPage)
  const [stop, setStop] = useState<TourStop>(stops[0] ?? 'again')
  const [opener] = useState(() => document.activeElement)
  const ring = useRef<HTMLDivElement>(null)
  const sign = useRef<HTMLDivElement>(null)
  const title = useId()
  const text = useId()
  const at = Math.max(0, stops.indexOf(stop))
  const before = stops[at - 1]
  const after = stops[at + 1]

  const show = useEffectEvent(() => {
    const target = targetOf(stop)
    const box = target?.getBoundingClientRect()
    if (ring.current) {
      ring.current.hidden = !box
      if (box) place(ring.current, { left: box.left - margin, top: box.top - margin })
      if (box) size(ring.current, { width: box.width + 2 * margin, height: box.height + 2 * margin })
    }
    if (!sign.current) return
    const { offsetWidth: width, offsetHeight: height } = sign.current
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight }
    place(sign.current, placeBeside(box, { width, height }, view))
  })

  /** Other widths and other pages have other stops. */
  const lookAround = useEffectEvent(() => {
    const found = stopsOnPage()
    if (found.join() !== stops.join()) setStops(found)
    if (!found.includes(stop)) setStop(found[Math.min(at, found.length - 1)] ?? 'again')
    else show()
  })

  const finish = () => {
    // Whoever is busy elsewhere on the page stays there.
    if (sign.current?.contains(document.activeElement)) focusAgain(opener)
    dispatch(tourEnded())
  }
  const end = useEffectEvent(finish)

  useLayoutEffect(() => {
    bringIntoView(targetOf(stop))
    show()
    sign.current?.querySelector<HTMLElement>('[data-way="on"]')?.focus({ preventScroll: true })
  }, [stop])

  useEffect(() => {
    const observer = new ResizeObserver(() => lookAround())
    observer.observe(document.body)
    if (sign.current) observer.observe(sign.current)
    const stopListening = new AbortController()
    const { signal } = stopListening
    window.addEventListener('scroll', () => show(), { capture: true, passive: true, signal })
    window.addEventListener('resize', () => lookAround(), { signal })
    document.addEventListener('keydown', (event) => event.key === 'Escape' && end(), { signal })
    return () => {
      observer.disconnect()
      stopListening.abort()
    }
  }, [])

  return (
    <div data-print="hide">
      <Ring key={stop} ref={ring} aria-hidden />
      <Sign ref={sign} role="dialog" aria-modal="false" aria-labelledby={title} aria-describedby={text}>
        <TourLine at={at} count={stops.length} />
        <h2 id={title}>{t(`stop.${stop}.title`)}</h2>
        <p id={text}>{t(`stop.${stop}.text`)}</p>
        <Ways>
          {after && (
            <Button size="small" onClick={finish} sx={{ marginInline: '-14px auto' }}>
              {t('end')}
            </Button>
          )}
          {before && (
            <Button variant="outlined" onClick={() => setStop(before)}>
              {t('back')}
            </Button>
          )}
          <Button variant="contained" data-way="on" onClick={() => (after ? setStop(after) : finish())}>
            {after ? t('next') : t('done')}
          </Button>
        </Ways>
      </Sign>
    </div>
  )
}

function place(element: HTMLElement, { left, top }: { left: number; top: number }): void {
  Object.assign(element.style, { left: `${left}px`, top: `${top}px` })
}

function size(element: HTMLElement, { width, height }: { width: number; height: number }): void {
  Object.assign(element.style, { width: `${width}px`, height: `${height}px` })
}

/** What is in view stays where it is: the header, which sticks, would be taken for something to scroll to. */
function bringIntoView(target: HTMLElement | undefined): void {
  const box = target?.getBoundingClientRect()
  if (box && (box.top < 0 || box.bottom > window.innerHeight)) target?.scrollIntoView({ block: 'nearest' })
}

/** Back to what began it, or, where that has left the page, to the page's heading. */
function focusAgain(opener: Element | null): void {
  const isThere = opener instanceof HTMLElement && opener !== document.body && opener.getClientRects().length > 0
  const element = isThere ? opener : document.getElementById('page-heading')
  element?.focus({ preventScroll: true })
}
