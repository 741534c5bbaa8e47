import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { judgedSettings } from './judgedSettings'

const root = join(import.meta.dirname, '../..')
const operators = join(root, 'e2e/operators')
const names = readdirSync(operators, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

describe.each(names)('the example operator %s @OPS-05', (name) => {
  it('is accepted as `npm run settings` accepts it', async () => {
    const { operator, look } = await judgedSettings(root, join(operators, name), false)
    expect(operator.operator.name).not.toBe('')
    expect(look.notes).toEqual([])
  })
})

it('an operator’s faults in colours and texts are told by place @OPS-05', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'operator-'))
  cpSync(join(operators, 'ferry'), folder, { recursive: true })
  const settings = JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8')) as object
  const lay = (more: object) => writeFileSync(join(folder, 'settings.json'), JSON.stringify({ ...settings, ...more }))
  lay({ colours: { accent: '#0e2439' } })
  await expect(judgedSettings(root, folder, false)).rejects.toThrow(/colours\.accent: a focus ring .* 1\.00:1/)
  lay({ radius: 40 })
  await expect(judgedSettings(root, folder, false)).rejects.toThrow('radius: must be 0 to 24')
  lay({})
  writeFileSync(join(folder, 'texts/en.json'), '{ "app:landing.lead": "No name here." }')
  await expect(judgedSettings(root, folder, false)).rejects.toThrow('texts/en.json: app:landing.lead: must have')
  rmSync(folder, { recursive: true })
})
