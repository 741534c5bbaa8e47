import { styled } from '@mui/material/styles'
import { useLayoutEffect, useRef } from 'react'

/** An empty fallback would pull the footer up. */
const Room = styled('div')({ minHeight: '100vh' })

/** The page that was left fades if the next one takes long. */
const LeftPage = styled('div')({
  height: '100vh',
  overflow: 'hidden',
  opacity: 0.5,
  transition: 'opacity 200ms 400ms',
  '@starting-style': { opacity: 1 },
})

/** A copy keeps what was typed, but no password, code, fare card or bank card (decision 212). */
const secrets = '[data-secret] input, input:is([type=password],[autocomplete^=cc-],[autocomplete=one-time-code])'

/** Pixels scrolled before the navigation moved the document to its top. The event comes a frame later. */
let scrolledBy = 0
if (typeof window !== 'undefined')
  window.addEventListener('scroll', () => (scrolledBy = window.scrollY), { passive: true })

/**
 * Shows the page that was left until the next one has its frame. It is a copy without use, because React hides the page
 * itself, and a form in it is done.
 */
export function RouteFallback() {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const room = place.current?.parentElement
    for (const left of room?.parentElement?.children ?? []) {
      if (!(left instanceof HTMLElement) || left.style.display !== 'none') continue
      const copy = left.cloneNode(true) as HTMLElement
      // An id must find the page itself.
      for (const named of [copy, ...copy.querySelectorAll('[id]')]) named.removeAttribute('id')
      for (const field of copy.querySelectorAll<HTMLInputElement>(secrets)) field.value = ''
      copy.style.display = ''
      copy.style.transform = `translateY(${-scrolledBy}px)`
      place.current?.append(copy)
    }
  }, [])
  return (
    <Room data-waiting>
      <LeftPage ref={place} aria-hidden inert />
    </Room>
  )
}
