import { useEffect, useRef, useState } from 'react'
import type { FrameDraft } from '../frames/layDraft'

/** How often a frame that loads is looked at, and how long it may take before it shows as it is, in milliseconds. */
const often = 100
const longest = 15_000

/** Whether the portal has taken over the document of a frame, so that it shows the draft. */
function isAlive({ contentWindow }: HTMLIFrameElement): boolean {
  const shown = contentWindow?.document.querySelector('#root > *')
  const isStarted = contentWindow !== null && 'portalMock' in contentWindow
  return isStarted && Object.keys(shown ?? {}).some((key) => key.startsWith('__reactFiber'))
}

interface StageProps {
  draft: FrameDraft
  /** Where a frame begins, with its scenario. */
  address: string
  name: string
  /** How wide the portal believes its window to be, in pixels. */
  width: number
  title: string
}

interface Showing {
  key: number
  src: string
  name: string
  scrolled: number
}

/**
 * Shows the portal as the draft makes it. A changed draft starts a portal behind the one that is seen, and takes its place
 * when it is there: on the page that was seen, scrolled as far.
 */
export function Stage({ draft, address, name, width, title }: StageProps) {
  const place = useRef<HTMLDivElement>(null)
  const size = useSize(place)
  const { seen, coming, frames } = useShowing(draft, address, name)
  const scale = Math.min(1, size.width / width)
  const hold = (key: number) => (frame: HTMLIFrameElement | null) => {
    if (frame) frames.current.set(key, frame)
    else frames.current.delete(key)
  }
  const style = {
    inlineSize: width,
    blockSize: scale > 0 ? size.height / scale : 0,
    transform: `scale(${scale})`,
    insetInlineStart: Math.max(0, (size.width - width * scale) / 2),
  }
  return (
    <div className="stage" ref={place} aria-busy={coming !== undefined}>
      {[seen, coming].map(
        (one) =>
          one &&
          size.width > 0 && (
            <iframe
              key={one.key}
              ref={hold(one.key)}
              title={one === seen ? title : 'The next preview'}
              name={one.name}
              src={one.src}
              style={style}
              className={one === seen ? undefined : 'coming'}
              aria-hidden={one === seen ? undefined : true}
              tabIndex={one === seen ? undefined : -1}
            />
          ),
      )}
      {!seen && <p className="soft">The portal starts …</p>}
    </div>
  )
}

/** Holds what is seen and what comes after it, until the portal behind has taken over its frame. */
function useShowing(draft: FrameDraft, address: string, name: string) {
  const [seen, setSeen] = useState<Showing>()
  const [coming, setComing] = useState<Showing>()
  const frames = useRef(new Map<number, HTMLIFrameElement>())
  const count = useRef(0)
  const last = useRef<{ address: string; seen: Showing | undefined }>({ address: '', seen: undefined })

  useEffect(() => {
    window.operatorDraft = draft
    const before = last.current.seen && frames.current.get(last.current.seen.key)?.contentWindow
    const isSamePage = last.current.address === address && before
    const key = (count.current += 1)
    setComing({
      key,
      name,
      src: isSamePage ? addressLike(before.location, address) : address,
      scrolled: isSamePage ? before.scrollY : 0,
    })
    last.current.address = address
  }, [draft, address, name])

  useEffect(() => {
    if (!coming) return
    const began = performance.now()
    const watching = window.setInterval(() => {
      const frame = frames.current.get(coming.key)
      if (!frame || !(isAlive(frame) || performance.now() - began > longest)) return
      frame.contentWindow?.scrollTo(0, coming.scrolled)
      last.current.seen = coming
      setSeen(coming)
      // Another draft or page may have been chosen since the last rendering.
      setComing((latest) => (latest === coming ? undefined : latest))
    }, often)
    return () => window.clearInterval(watching)
  }, [coming])
  return { seen, coming, frames }
}

/** Returns the page on which a frame is, with the scenario and the language in which it began. */
function addressLike({ pathname, search }: Location, begun: string): string {
  const url = new URL(pathname + search, window.location.origin)
  const { searchParams } = new URL(begun, window.location.origin)
  for (const name of ['scenario', 'language']) url.searchParams.set(name, searchParams.get(name) ?? '')
  return url.pathname + url.search
}

function useSize(place: React.RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!place.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return size
}
