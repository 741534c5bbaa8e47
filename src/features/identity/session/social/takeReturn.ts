/*
 * Apple's sign-in returns with a token in the address (AUTH-08, T10). This file runs before all other code of the
 * portal and therefore imports nothing. It removes the token from address and history, and keeps it for the screen.
 */

/** A token must not be in the store. */
let parts: string[] | null = null

/** The address that the screen has after the token is removed. */
const neutralPath = '/redirect/apple'

/** Removes `/redirect/:state/:id_token/…` from the address bar. Leaves every other address unchanged. */
export function takeReturnFromAddress(): void {
  const { pathname, search } = window.location
  const [, rest] = /^\/+redirect\/(.*)$/is.exec(pathname) ?? []
  if (rest === undefined || pathname === neutralPath) return
  parts = rest.split('/')
  window.history.replaceState(null, '', neutralPath + search)
}

/** Returns the parts of the address, still encoded. A second call returns null. */
export function takenReturn(): string[] | null {
  const taken = parts
  parts = null
  return taken
}
