/*
 * Apple's sign-in comes back with a token in the address (AUTH-08, T10). This runs before anything else of the portal,
 * hence without imports: it takes the parts out of address and history, and keeps them for the screen alone.
 */

let parts: string[] | null = null

/** Where the screen shows once the token is gone from the address. */
const neutralPath = '/redirect/apple'

/** Takes `/redirect/:state/:id_token/…` out of the address bar; every other address is left alone. */
export function takeReturnFromAddress(): void {
  const { pathname, search } = window.location
  const [, rest] = /^\/+redirect\/(.*)$/is.exec(pathname) ?? []
  if (rest === undefined || pathname === neutralPath) return
  parts = rest.split('/')
  window.history.replaceState(null, '', neutralPath + search)
}

/** The parts as they stood in the address, still encoded; once. */
export function takenReturn(): string[] | null {
  const taken = parts
  parts = null
  return taken
}
