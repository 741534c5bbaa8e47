import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createPortal } from 'react-dom'
import { selectAnnouncement, selectNotices } from '../../shared/notices/noticesSlice'
import type { TextRef } from '../../shared/notices/noticesSlice'
import { useAppSelector } from '../../shared/store'
import { useText } from '../../shared/ui/useText'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import { StillWorking } from './StillWorking'
import { NoticeList } from './NoticeList'
import { useNoticeHold } from './useNoticeHold'
import { useNoticePlace } from './useNoticePlace'

/** Top right, under the header. Only the notices themselves take clicks. */
const Corner = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar - 1,
  '&[data-layer="over"]': { zIndex: theme.zIndex.snackbar },
  top: 0,
  insetInline: 0,
  // The page stays in reach, however many there are.
  maxHeight: '60dvh',
  overflowY: 'auto',
  // In which their shadows have room.
  padding: '12px 16px 8px',
  transition: 'translate 160ms ease-out',
  pointerEvents: 'none',
}))

/** What it holds stands by the window, which nothing inside the corner does: the corner moves. */
const Line = styled('div')(({ theme }) => ({
  position: 'relative',
  zIndex: theme.zIndex.snackbar,
  pointerEvents: 'none',
}))

/** The page gives way by a move that shifts no layout, and what the keyboard reaches scrolls clear of the notices. */
const roomFor = (room: number) => ({
  'main, main ~ footer': {
    transition: 'translate 160ms ease-out',
    translate: room > 0 ? `0 ${room}px` : 'none',
    '@media print': { translate: 'none' },
  },
  ...(room > 0 && { html: { scrollPaddingTop: 88 + room } }),
})

/**
 * All spoken announcements (MSG-01, CART-11): two regions, one that waits for its turn and one that
 * interrupts. The notices that are seen are the very texts that are heard.
 */
export default function LiveRegions() {
  const host = useExposedHost()
  const corner = useRef<HTMLDivElement>(null)
  const announced = useRecent(useAppSelector(selectAnnouncement))
  const { at, room, layer } = useNoticePlace(corner, useAppSelector(selectNotices).length > 0)
  const { isHeld, holders } = useNoticeHold(layer === 'behind')
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

/** Screen readers hear changes of regions that they know: the regions are there a moment before what is in them. */
function useIsKnown(): boolean {
  const [isKnown, setIsKnown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsKnown(true), 100)
    return () => clearTimeout(timer)
  }, [])
  return isKnown
}

/**
 * The newest announcement and two before it. A change of language makes several in an instant: page, cart, results. A
 * screen reader does not read text that leaves a region at once. Announcements in the earlier language are removed:
 * they were read, and they are no longer in the language of the page.
 */
function useRecent(announcement: ReturnType<typeof selectAnnouncement>) {
  const { language } = useTranslation().i18n
  const [recent, setRecent] = useState(announcement ? [{ ...announcement, language }] : [])
  const isNew = announcement && recent.at(-1)?.count !== announcement.count
  if (isNew) setRecent([...recent, { ...announcement, language }].slice(-3))
  return recent.filter((entry) => entry.language === language)
}

/** One announcement in words. */
function Announced({ text }: { text: TextRef }) {
  const inWords = useText()
  return <VisuallyHidden>{inWords(text)}</VisuallyHidden>
}

/**
 * A place beside the portal's root that dialogs and drawers leave audible: MUI hides everything beside an open modal
 * from screen readers, and with it what a page says while the dialog is open (MUI issue 30097). Undone at once here.
 */
function useExposedHost(): HTMLElement | null {
  // There is no document where the landing is prerendered.
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
