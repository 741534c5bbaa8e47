import type { Socket } from 'node:net'

/** An answer that every client must refuse, because it names two lengths. */
const notHttp = 'HTTP/1.1 502 Broken\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'

/**
 * Breaks the connection of a request. A browser silently repeats a request whose kept connection merely closes, even a
 * payment; after this answer it reports a failure to the page instead.
 */
export function breakConnection(socket: Socket): void {
  socket.end(notHttp, () => socket.destroy())
}
