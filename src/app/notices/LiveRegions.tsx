import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createPortal } from 'react-dom'
import { selectAnnouncement, selectNotices } from '../../shared/notices/noticesSlice'
import type { TextRef } from '../../shared/notices/noticesSlice'
import { useAppSelector } from '../../shared/store'
import { Told } from '../../shared/ui/told/Told'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import { StillWorking } from './StillWorking'
import { NoticeList } from './NoticeList'
import { useNoticeHold } from './useNoticeHold'
import { useNoticePlace } from './useNoticePlace'

/** At the top right, under the header. Only the notices themselves take clicks. */
const Corner = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar - 1,
  '&[data-layer="over"]': { zIndex: theme.zIndex.snackbar },
  top: 0,
  insetInline: 0,
  // The page stays usable, however many notices there are.
  maxHeight: '60dvh',
  overflowY: 'auto',
  // Leaves room for the notices' shadows.
  padding: '12px 16px 8px',
  transition: 'translate 160ms ease-out',
  pointerEvents: 'none',
}))

/** Its content is fixed to the window, which it could not be inside the corner, because the corner moves. */
const Line = styled('div')(({ theme }) => ({
  position: 'relative',
  zIndex: theme.zIndex.snackbar,
  pointerEvents: 'none',
}))

/**
 * Moves the page down with `translate`, so that the layout does not shift, and at once, so that no press begins while it
 * moves. Elements that the keyboard focuses scroll clear of the notices.
 */
const roomFor = (room: number) => ({
  'main, main ~ footer': {
    translate: room > 0 ? `0 ${room}px` : 'none',
    '@media print': { translate: 'none' },
  },
  ...(room > 0 && { html: { scrollPaddingTop: `calc(5.5rem + ${room}px)` } }),
})

/**
 * Reads out all announcements (MSG-01, CART-11) in two regions: a polite one that waits and an assertive one that
 * interrupts. Visible notices are inside these regions, so that the same text is seen and heard.
 */
export default function LiveRegions() {
  const host = useExposedHost()
  const corner = useRef<HTMLDivElement>(null)
  const announced = useRecent(useAppSelector(selectAnnouncement))
  const areShown = useAppSelector(selectNotices).length > 0
  const { at, room, layer, isPressed } = useNoticePlace(corner, areShown)
  const { isHeld, holders } = useNoticeHold(isPressed || layer === 'behind')
  const isKnown = useIsKnown()
  if (!host) return null
  return createPortal(
    <>
      <Corner ref={corner} data-print="hide" data-layer={layer} style={{ translate: `0 ${at}px` }} {...holders}>
        <GlobalStyles styles={roomFor(room)} />
        <div role="alert" aria-atomic="false">
          {isKnown && <NoticeList type="error" isHeld={isHeld} />}
        </div>
        <div role="status" aria-atomic="false">
          {isKnown && announced.map(({ text, count }) => <Announced key={count} text={text} />)}
          {isKnown && <NoticeList type="success" isHeld={isHeld} />}
        </div>
      </Corner>
      <Line role="status" data-print="hide">
        {isKnown && <StillWorking />}
      </Line>
    </>,
    host,
  )
}

/** Screen readers read changes only in regions that they know, so the regions exist a moment before their content. */
function useIsKnown(): boolean {
  const [isKnown, setIsKnown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsKnown(true), 100)
    return () => clearTimeout(timer)
  }, [])
  return isKnown
}

/**
 * The newest announcement and two before it. A change of language makes several at once: page, cart, results. A screen
 * reader does not read text that leaves a region immediately. Announcements in the earlier language are removed: they
 * were read, and they are no longer in the language of the page.
 */
function useRecent(announcement: ReturnType<typeof selectAnnouncement>) {
  const { language } = useTranslation().i18n
  const [recent, setRecent] = useState(announcement ? [{ ...announcement, language }] : [])
  const isNew = announcement && recent.at(-1)?.count !== announcement.count
  if (isNew) setRecent([...recent, { ...announcement, language }].slice(-3))
  return recent.filter((entry) => entry.language === language)
}

const Announced = ({ text }: { text: TextRef }) => (
  <VisuallyHidden>
    <Told of={text} />
  </VisuallyHidden>
)

/**
 * Returns an element beside the portal's root that stays audible while a dialog or drawer is open. MUI hides everything
 * beside an open modal from screen readers, and with it what the page announces meanwhile (MUI issue 30097). This
 * undoes that at once.
 */
function useExposedHost(): HTMLElement | null {
  // There is no document when the landing is prerendered.
  const [host] = useState(() => (typeof document === 'undefined' ? null : document.createElement('div')))
  useEffect(() => {
    if (!host) return
    document.body.append(host)
    const observer = new MutationObserver(() => {
      if (host.hasAttribute('aria-hidden')) host.removeAttribute('aria-hidden')
    })
    observer.observe(host, { attributes: true, attributeFilter: ['aria-hidden'] })
    return () => {
      observer.disconnect()
      host.remove()
    }
  }, [host])
  return host
}
