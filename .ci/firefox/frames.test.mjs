import { describe, expect, it } from 'vitest'
import { framesOf } from './frames.mjs'

const mask = Buffer.from([7, 77, 177, 27])
const masked = (bytes) => Buffer.from(bytes.map((byte, at) => byte ^ mask[at % 4]))

/** A frame as a client sends it, by the rules of WebSockets for its length. */
function frame(text, kind = 0x81) {
  const payload = Buffer.from(text)
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(BigInt(payload.length))
  const [short, more] = payload.length < 126 ? [payload.length, 8] : payload.length < 65_536 ? [126, 6] : [127, 0]
  return Buffer.concat([Buffer.from([kind, 0x80 | short]), length.subarray(more), mask, masked(payload)])
}

const request = (host) => `GET /session HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\n\r\n`
const opened = () => {
  const pass = framesOf('127.0.0.1:9', (text) => text.replace('unknown', 'known'))
  return [pass(Buffer.from(request('127.0.0.1:1'))).toString(), pass]
}

describe('what a client sends over a WebSocket', () => {
  it('begins with its request, to the other host', () => {
    expect(opened()[0]).toBe(request('127.0.0.1:9'))
  })

  it.each([10, 125, 126, 65_535, 65_536])('is changed in place: a text of %i bytes', (size) => {
    const [, pass] = opened()
    const text = 'unknown é'.padEnd(size - 1, '.')
    expect(pass(frame(text))).toEqual(frame(`${text.replace('unknown', 'known')}  `))
  })

  it('is the same in whatever pieces it arrives', () => {
    const pass = framesOf('127.0.0.1:9', (text) => text.replace('unknown', 'known'))
    const sent = Buffer.concat([Buffer.from(request('a:1')), frame('{"unknown":1}'), frame('{"other":2}')])
    const passed = Buffer.concat([...sent].map((byte) => pass(Buffer.from([byte]))))
    expect(passed).toEqual(
      Buffer.concat([Buffer.from(request('127.0.0.1:9')), frame('{"known":1}  '), frame('{"other":2}')]),
    )
  })

  it('passes as it is where it is no text', () => {
    const [, pass] = opened()
    const ping = frame('unknown', 0x89)
    expect(pass(ping)).toEqual(ping)
  })
})
