import { useContext } from 'react'
import type { ComponentProps, MouseEvent } from 'react'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the portal: the path from its root, with query and hash. */
  to: string
  /** Replaces the open page in the history. A link to the open page does so anyway. */
  replace?: boolean
}

/**
 * A link inside the portal. Unlike the router's, it does not read the open address: otherwise each navigation would
 * render dozens of links before the press shows.
 */
export function Link({ to, replace, onClick, children, ...rest }: LinkProps) {
  const { navigator } = useContext(NavigationContext)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const { href, origin, target } = event.currentTarget
    const isAnotherTab = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    // The browser itself follows these links: another tab, a download, another site.
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
