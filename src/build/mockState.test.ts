import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stateShape } from './mockState'

let root = ''
const write = (file: string, text: string) => writeFileSync(join(root, 'src', file), text)
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'state-'))
  mkdirSync(join(root, 'src/mocks/state/cards'), { recursive: true })
  mkdirSync(join(root, 'src/api'))
  write('mocks/state/cards/passes.ts', 'status: string')
  write('api/contract.json', '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

test('the shape of the stored state follows from its sources and from the contract, and from nothing else', () => {
  const before = stateShape(root)
  write('mocks/state/cards/passes.test.ts', 'a test')
  expect(stateShape(root)).toBe(before)
  write('mocks/state/cards/passes.ts', 'status: number')
  const after = stateShape(root)
  expect(after).not.toBe(before)
  write('api/contract.json', '{"version":"2"}')
  expect(stateShape(root)).not.toBe(after)
})
