/** Returns the address of the same list as something else: for paper, as a statement. */
export const withView = (href: string, view: string): string => `${href}${href.includes('?') ? '&' : '?'}view=${view}`
