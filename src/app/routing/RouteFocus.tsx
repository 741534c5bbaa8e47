import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { selectLanguage } from '../../features/identity/settings'
import { elementOfHash, whenHeadingShows } from '../../shared/focus/pageHeading'
import { allowReload, lendNavigator, locationChanged, pageShown } from '../../shared/navigation/navigation'
import { announced } from '../../shared/notices/noticesSlice'
import { useAppDispatch, useAppSelector } from '../../shared/store'

/**
 * Announces a new page to flows, keyboard and screen reader (NAV-09): an event, the focus on the heading, the title
 * read once. A change of the query alone is the same page, and the first page leaves the focus to the browser. Render
 * it before the routes, so that the flows of the old page end first.
 */
export function RouteFocus() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const shownPath = useRef(pathname)

  useLayoutEffect(() => {
    lendNavigator((to, options) => void navigate(to, options))
    return () => lendNavigator(undefined)
  }, [navigate])

  const announceTitle = () => void dispatch(announced({ key: 'app:page.shown', values: { title: document.title } }))
  const tellTitle = useEffectEvent(announceTitle)
  const leave = useEffectEvent(() => {
    allowReload()
    dispatch(locationChanged({ pathname, search, hash }))
  })
  const tellShown = useEffectEvent(() => void dispatch(pageShown()))
  const whenArrived = useEffectEvent((found: (heading: HTMLElement) => void) => whenHeadingShows(found, hash))
  const arrive = useEffectEvent((heading: HTMLElement) => {
    const target = elementOfHash(hash) ?? heading
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1
    target.focus({ preventScroll: true })
    announceTitle()
  })

  useLayoutEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    leave()
    // A visitor who acts before a slow page opens keeps the focus.
    const visitorActed = new AbortController()
    const stay = () => visitorActed.abort()
    const { signal } = visitorActed
    document.addEventListener('keydown', stay, { signal })
    // The second press of a double click belongs to the first, which opened the page.
    document.addEventListener('mousedown', ({ detail }) => detail < 2 && stay(), { signal })
    const stop = whenArrived((heading) => {
      if (signal.aborted) tellTitle()
      else arrive(heading)
      tellShown()
      visitorActed.abort()
    })
    return () => {
      visitorActed.abort()
      stop()
    }
  }, [pathname])

  useLanguageChange(announceTitle)

  return null
}

function useLanguageChange(changed: () => void): void {
  const language = useAppSelector(selectLanguage)
  const whenChanged = useEffectEvent(changed)
  const shownLanguage = useRef(language)
  useEffect(() => {
    if (shownLanguage.current === language) return
    shownLanguage.current = language
    // The title changes when the page's own texts are loaded.
    const timer = setTimeout(() => whenChanged(), 100)
    return () => clearTimeout(timer)
  }, [language])
}
