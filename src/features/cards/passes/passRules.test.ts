import { describe, expect, test } from 'vitest'
import type { Device } from '../../../api/contract/account/devices'
import { isOnDevice, usesLeft } from '../fareMedia/onDemand'
import { deviceNames } from './deviceNames'
import { movesOf, rejectionOf } from './passRules'

const device = (id: string, is_active: boolean | null, nickname?: string, model?: string): Device => ({
  id,
  is_active,
  nickname,
  model,
  tickets: { good: [], dropped: 0 },
})
const phone = device('phone', true)
const old = device('old', false)
const unknown = device('unknown', null)

describe('A pass', () => {
  test.each([
    ['Available', 'cloud', [phone, old, unknown], { to: 'device', devices: [phone] }],
    ['available', 'cloud', [old], { to: 'device', devices: [] }],
    ['AVAILABLE', ' Device ', [phone], { to: 'cloud' }],
    ['Available', 'device', [], { to: 'cloud' }],
    ['Available', 'the moon', [phone], { to: 'device', devices: [phone] }],
    ['Active', 'cloud', [phone], { not: 'active' }],
    ['Active', 'device', [phone], { not: 'active' }],
    ['Spoiled', 'device', [phone], { not: 'spoiled' }],
    ['Expired', 'cloud', [phone], { not: 'expired' }],
    ['frozen', 'cloud', [phone], { not: 'unknown' }],
    [null, 'cloud', [phone], { not: 'unknown' }],
  ])('@FM-09 that is %j and stored in %j moves so: %#', (status, location, devices, moves) => {
    expect(movesOf({ status, location }, devices)).toEqual(moves)
    expect(isOnDevice({ location })).toBe(/device/i.test(location))
  })

  test.each([
    [10, 3, 7],
    [10, 12, 0],
    [10, null, 10],
    [null, 4, undefined],
  ])('@FM-09 with %j uses of which %j are used has %j left', (usable_count, used_count, left) => {
    expect(usesLeft({ usable_count, used_count })).toBe(left)
  })

  test.each([
    ['Not_Eligible', 'not_eligible'],
    ['full moon', 'other'],
  ])('@ACC-12 that is rejected because of %j says so as %j', (reason, told) => {
    expect(rejectionOf(reason)).toBe(told)
  })
})

test.each([
  ['one of its name', [device('a', true, 'Work', 'Pixel 10'), device('b', true, 'Home', 'Pixel 10')], 'Work'],
  [
    'two of one name',
    [device('a', true, 'Work', 'Pixel 10'), device('b', true, 'Work', 'iPhone 14')],
    'Work (Pixel 10)',
  ],
  ['no nickname', [device('a', true, ' ', 'Pixel 10'), device('b', true, 'Work', 'Pixel 10')], 'Pixel 10'],
  ['nothing known', [device('a', true)], 'a phone'],
])('@FM-09 a phone has a name: %s', (_, devices, name) => {
  expect(devices.map(deviceNames(devices, 'a phone'))[0]).toBe(name)
})
