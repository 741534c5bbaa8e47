import { useContext } from 'react'
import type { ComponentProps, MouseEvent } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The path from the portal's root, with query and hash. */
  to: string
  /** Replaces the history's entry, as a link to the open page does anyway. */
  replace?: boolean
}

/**
 * A link inside the portal. It does not read the open address, as the router's own: with each navigation, dozens would
 * render before the press shows.
 */
export function Link({ to, replace, onClick, children, ...rest }: LinkProps) {
  const { navigator } = useContext(NavigationContext)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const { href, origin, target } = event.currentTarget
    const isAnotherTab = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    // The browser follows another tab, a download, another site.
    if (event.defaultPrevented || isAnotherTab || (target && target !== '_self')) return
    if (origin !== window.location.origin) return
    event.preventDefault()
    if (replace || href === window.location.href) navigator.replace(to)
    else navigator.push(to)
  }
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  )
}
