/*
 * Apple returns with a token in the address (AUTH-08, T10). This file runs before all others, so it imports nothing. It
 * removes the token from the address, and keeps it for the screen.
 */

/** A token must not be in the store. */
let parts: string[] | null = null

const neutralPath = '/redirect/apple'

/** Removes `/redirect/:state/:id_token/…` from the address bar. Other addresses stay. */
export function takeReturnFromAddress(): void {
  const { pathname, search } = window.location
  const [, rest] = /^\/+redirect\/(.*)$/is.exec(pathname) ?? []
  if (rest === undefined || pathname === neutralPath) return
  parts = rest.split('/')
  window.history.replaceState(null, '', neutralPath + search)
}

/** Returns the parts of the address, still encoded; null the second time. */
export function takenReturn(): string[] | null {
  const taken = parts
  parts = null
  return taken
}
