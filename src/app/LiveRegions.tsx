import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { selectAnnouncement } from '../shared/notices/noticesSlice'
import type { TextRef } from '../shared/notices/noticesSlice'
import { useAppSelector } from '../shared/store'
import { useText } from '../shared/ui/useText'
import { VisuallyHidden } from '../shared/ui/VisuallyHidden'
import { NoticeList } from './NoticeList'
import { useNoticeHold } from './useNoticeHold'

/** Top right, under the header, over whatever is open. Only the notices themselves take clicks. */
const Corner = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  top: 80,
  insetInline: 16,
  display: 'grid',
  justifyItems: 'end',
  pointerEvents: 'none',
}))

/**
 * Everything that is said in passing (MSG-01, CART-11): two regions, one that waits for its turn and one that
 * interrupts. The notices that are seen are the very texts that are heard.
 */
export default function LiveRegions() {
  const host = useExposedHost()
  const announcement = useAppSelector(selectAnnouncement)
  const { isHeld, holders } = useNoticeHold()
  const isKnown = useIsKnown()
  if (!host) return null
  return createPortal(
    <Corner data-print="hide" {...holders}>
      <div role="alert" aria-atomic="false">
        {isKnown && <NoticeList type="error" isHeld={isHeld} />}
      </div>
      <div role="status" aria-atomic="false">
        {isKnown && announcement && <Announced key={announcement.count} text={announcement.text} />}
        {isKnown && <NoticeList type="success" isHeld={isHeld} />}
      </div>
    </Corner>,
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

/** Keeps its words when the language changes: what was heard once is not said again. */
function Announced({ text }: { text: TextRef }) {
  const inWords = useText()
  const [words] = useState(() => inWords(text))
  return <VisuallyHidden>{words}</VisuallyHidden>
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
