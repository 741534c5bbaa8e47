import { describe, expect, test } from 'vitest'
import { editDistance, likelyEmail } from './emailTypo'
import { fc, property } from '../../../testing/chance/property'

describe('A typo in an email', () => {
  test.each([
    ['name@gmial.com', 'name@gmail.com'],
    ['name@gmail.co', 'name@gmail.com'],
    ['name@gmai.com', 'name@gmail.com'],
    ['name@gmail.con', 'name@gmail.com'],
    [' Name.Last+x@GMAL.COM ', 'Name.Last+x@gmail.com'],
    ['name@hotmial.com', 'name@hotmail.com'],
    ['name@hotmail.cm', 'name@hotmail.com'],
    ['name@outlok.com', 'name@outlook.com'],
    ['name@yaho.ca', 'name@yahoo.ca'],
    ['name@iclod.com', 'name@icloud.com'],
    ['name@videotrn.ca', 'name@videotron.ca'],
    ['name@gmail.comm', 'name@gmail.com'],
    ['name@gmal.cm', 'name@gmail.com'],
    ['name@telu.ne', 'name@telus.net'],
    ['name@yahoo.c', 'name@yahoo.ca'],
    ['"a@b"@gmial.com', '"a@b"@gmail.com'],
  ])('@AUTH-09 %s was meant to be %s', (typed, meant) => {
    expect(likelyEmail(typed)).toBe(meant)
  })

  test.each([
    'name@gmail.com',
    'NAME@Gmail.com',
    'name@mail.com',
    'name@ymail.com',
    'name@hotmail.fr',
    'name@yahoo.co.uk',
    'name@outlook.de',
    'name@example.com',
    'name@sableport-transit.example',
    'name@dal.ca',
    'name@yaho.c',
    'name@telus.ne',
    '@gmial.com',
    'gmial.com',
    'name@',
    'name',
    '',
  ])('@AUTH-09 %j is left alone', (typed) => {
    expect(likelyEmail(typed)).toBeUndefined()
  })

  property([fc.string(), fc.constantFrom('gmail.com', 'yahoo.ca', 'hotmail.com'), fc.nat(12)])(
    'whatever is typed, what stands before the @ stays as it is',
    (name, domain, at) => {
      const typed = `x${name}@${domain.slice(0, at)}${domain.slice(at + 1)}`.trim()
      const meant = likelyEmail(typed)
      if (meant !== undefined) expect(meant.startsWith(typed.slice(0, typed.lastIndexOf('@') + 1))).toBe(true)
    },
  )
})

describe('The distance of two texts', () => {
  test.each([
    ['', '', 0],
    ['abc', '', 3],
    ['', 'abc', 3],
    ['abc', 'abd', 1],
    ['abc', 'acb', 2],
    ['kitten', 'sitting', 3],
  ])('of %j and %j is %d', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance)
  })

  const short = fc.string({ maxLength: 12 })
  property([short, short])('is the same both ways, none for equals, and never more than the longer text', (a, b) => {
    expect(editDistance(a, b)).toBe(editDistance(b, a))
    expect(editDistance(a, a)).toBe(0)
    expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length))
  })
})
