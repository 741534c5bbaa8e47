import { describe, expect, it } from 'vitest'
import { safePicture } from './safePicture'

describe('safePicture', () => {
  const hosts = ['https://pictures.example', 'nonsense']

  it.each([
    ['/pictures/bus-ticket.svg', '/pictures/bus-ticket.svg'],
    ['https://pictures.example/a.png', 'https://pictures.example/a.png'],
    ['https://pictures.example:8443/a.png', undefined],
    ['https://evil.example/a.png', undefined],
    ['https://pictures.example.evil.example/a.png', undefined],
    ['https://user:word@pictures.example/a.png', undefined],
    ['http://pictures.example/a.png', undefined],
    ['//pictures.example/a.png', undefined],
    ['/\\evil.example/a.png', undefined],
    ['/\t/evil.example/a.png', undefined],
    ['javascript:alert(1)', undefined],
    ['data:image/svg+xml,<svg/>', undefined],
    ['pictures/a.png', undefined],
    [`/${'a'.repeat(2_000)}`, undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%j gives %j', (path, address) => {
    expect(safePicture(path, hosts)).toBe(address)
  })

  it('allows no other site without hosts', () => {
    expect(safePicture('https://pictures.example/a.png')).toBeUndefined()
  })
})
