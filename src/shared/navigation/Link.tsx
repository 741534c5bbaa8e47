import { useContext } from 'react'
import type { ComponentProps, MouseEvent } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the portal: the path from its root, with query and hash. */
  to: string
  /** Takes the place of the open page in the browser's history. A link to the open page does so anyway. */
  replace?: boolean
}

/**
 * A link inside the portal. Unlike the router's own it does not read the open address while it renders: a page has
 * dozens of links, and with each navigation all of them would render again before the press shows.
 */
export function Link({ to, replace, onClick, children, ...rest }: LinkProps) {
  const { navigator } = useContext(NavigationContext)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const { href, origin, target } = event.currentTarget
    const isAnotherTab = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    // The browser follows these: another tab or window, a download, another site.
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
