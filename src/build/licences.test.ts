import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { licenceNotices, packageFolder } from './licences.js'

describe('the package of a module', () => {
  it.each([
    ['/x/node_modules/redux/dist/redux.mjs', '/x/node_modules/redux'],
    ['/x/node_modules/@mui/material/Box/Box.js', '/x/node_modules/@mui/material'],
    ['/x/node_modules/a/node_modules/b/index.js', '/x/node_modules/a/node_modules/b'],
    ['\0/x/node_modules/react/index.js?commonjs-es-import', '/x/node_modules/react'],
    ['C:\\x\\node_modules\\@mui\\system\\index.js', 'C:\\x\\node_modules\\@mui\\system'],
    ['/x/src/main.tsx', undefined],
    ['\0vite/preload-helper.js', undefined],
  ])('%j is %s', (id, folder) => expect(packageFolder(id)).toBe(folder))
})

describe('notices @CON-03', () => {
  let root = ''
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'portal-'))))
  afterEach(() => rmSync(root, { recursive: true }))

  function installed(name: string, license: string | undefined, files: Record<string, string>): string {
    const folder = join(root, name)
    mkdirSync(folder)
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0', license }))
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
    return folder
  }

  it('hold each package once, with its licence and its notice word for word', () => {
    const one = installed('one', 'MIT', { LICENSE: 'Copyright One' })
    const two = installed('two', 'Apache-2.0', { 'LICENSE.md': 'Copyright Two', NOTICE: 'Made by Two' })
    const three = installed('three', 'MIT', { license: 'Copyright One' })
    const text = licenceNotices([two, one, three, one])
    expect(text).toContain('one 1.0.0 (MIT)\nthree 1.0.0 (MIT)\n\nCopyright One\n')
    expect(text).toContain('two 1.0.0 (Apache-2.0)\n\nCopyright Two\n\nMade by Two')
    expect(text.match(/Copyright One/g)).toHaveLength(1)
  })

  it.each(['GPL-3.0-only', 'UNLICENSED', undefined])('fail the build for the licence %s', (license) => {
    const folder = installed('one', license, { LICENSE: 'Copyright One' })
    expect(() => licenceNotices([folder])).toThrow(/one: the licence/)
  })

  it('fail the build where a package brings no licence file', () => {
    expect(() => licenceNotices([installed('one', 'MIT', {})])).toThrow('one has no licence file')
  })
})
