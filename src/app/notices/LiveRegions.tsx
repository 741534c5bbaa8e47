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

/** Notices stand at the top right, under the header. Only they take clicks. */
const Corner = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar - 1,
  '&[data-layer="over"]': { zIndex: theme.zIndex.snackbar },
  top: 0,
  insetInline: 0,
  // The page stays usable, however many notices show.
  maxHeight: '60dvh',
  overflowY: 'auto',
  // The right edge is that of the page's content.
  padding: '12px max(16px, 50% - 576px) 8px',
  transition: 'translate 160ms ease-out',
  pointerEvents: 'none',
}))

/** The line is fixed to the window, which the moving corner would not allow. */
const Line = styled('div')(({ theme }) => ({
  position: 'relative',
  zIndex: theme.zIndex.snackbar,
  pointerEvents: 'none',
}))

/**
 * Moves the page down by `translate`, which shifts no layout. The page moves without a transition, so that no press can
 * begin while it moves. Focused elements scroll clear of the notices.
 */
const roomFor = (room: number) => ({
  'main, main ~ footer': {
    translate: room > 0 ? `0 ${room}px` : 'none',
    '@media print': { translate: 'none' },
  },
  ...(room > 0 && { html: { scrollPaddingTop: `calc(5.5rem + ${room}px)` } }),
})

/**
 * Announces everything (MSG-01, CART-11) in a polite region and in an assertive one. Notices are inside the regions, so
 * that the same text is seen and heard.
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

/** Screen readers read only regions that they know, so the regions exist before their content. */
function useIsKnown(): boolean {
  const [isKnown, setIsKnown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsKnown(true), 100)
    return () => clearTimeout(timer)
  }, [])
  return isKnown
}

/**
 * Returns the newest announcement and two before it. A change of language makes several at once, and a text that leaves
 * its region is not read. Announcements in the earlier language go, because they were read.
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
 * Returns an element beside the root that stays audible under dialogs and drawers. MUI hides everything beside a modal,
 * and with it what the page announces (MUI issue 30097); this undoes that at once.
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
