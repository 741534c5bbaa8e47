const textFrame = 0x81

/** Reads the header of a client's frame. Returns undefined if it is not whole yet. */
function headerOf(bytes) {
  if (bytes.length < 2) return undefined
  const short = bytes[1] & 0x7f
  const size = short === 126 ? 2 : short === 127 ? 8 : 0
  const begin = 2 + size + 4
  if (bytes.length < begin) return undefined
  const length = size === 0 ? short : size === 2 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2))
  return { mask: bytes.subarray(2 + size, begin), begin, end: begin + length }
}

const masked = (payload, mask) => Buffer.from(payload.map((byte, at) => byte ^ mask[at % 4]))

/**
 * Returns a function for the bytes that a client sends over a WebSocket, its request first. The function returns the bytes
 * to send on: to `host`, and with every JSON text as `change` makes it, which must not make it longer.
 */
export function framesOf(host, change) {
  let isOpen = false
  let waiting = Buffer.alloc(0)
  const take = (end) => {
    const bytes = waiting.subarray(0, end)
    waiting = waiting.subarray(end)
    return bytes
  }
  const changed = (frame, { mask, begin, end }) => {
    if (frame[0] !== textFrame) return frame
    const text = Buffer.alloc(end - begin, ' ')
    text.write(change(masked(frame.subarray(begin), mask).toString()))
    return Buffer.concat([frame.subarray(0, begin), masked(text, mask)])
  }
  return (data) => {
    waiting = Buffer.concat([waiting, data])
    const sent = []
    const end = waiting.indexOf('\r\n\r\n')
    if (!isOpen && end < 0) return Buffer.alloc(0)
    if (!isOpen)
      sent.push(
        Buffer.from(
          take(end + 4)
            .toString()
            .replace(/^Host: .*$/m, `Host: ${host}`),
        ),
      )
    isOpen = true
    for (let header = headerOf(waiting); header && waiting.length >= header.end; header = headerOf(waiting))
      sent.push(changed(take(header.end), header))
    return Buffer.concat(sent)
  }
}
