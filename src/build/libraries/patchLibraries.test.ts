import { describe, expect, it } from 'vitest'
import { withoutPart } from './library'
import { filesToPatch, installedVersion, patched, patchedLibraries, replacementOf } from './patchLibraries'

describe('a patched library', () => {
  it.each(patchedLibraries.map(({ name, version }) => [name, version]))('%s is installed as %s', (name, version) => {
    expect(installedVersion(name), 'check the list in this folder').toBe(version)
  })

  it.each([...filesToPatch()])('%s has each part as often as the list says', (path, source) => {
    expect(patched(path, source).length).not.toBe(source.length)
  })

  it('fails where a part is gone or more frequent', () => {
    expect(() => patched('@mui/material/styles/createThemeNoVars.mjs', 'no such part')).toThrow('0 times instead of 1')
  })

  it.each([
    ['a text', 'b', 'a-a'],
    ['a pattern', /b/, 'a-a'],
  ])('counts %s', (_, part, left) => {
    expect(withoutPart('aba', { file: '', part, instead: '-' })).toEqual({ source: left, hits: 1 })
    expect(withoutPart('bb', { file: '', part, instead: '' })).toEqual({ source: '', hits: 2 })
  })
})

it.each([
  ['./helpers/toFormData.js', 'axios', true],
  ['../helpers/toFormData.js', 'axios', true],
  ['./core/Axios.js', 'axios', false],
  ['./spread.js', 'lodash', false],
  ['@emotion/is-prop-valid', '@emotion/styled', true],
  ['use-sync-external-store/shim', 'react-i18next', true],
  ['use-sync-external-store/shim/with-selector', 'react-redux', false],
])('%s, imported by %s, is replaced: %s', (name, importer, isReplaced) => {
  expect(replacementOf(name, `/portal/node_modules/${importer}/lib/axios.js`) !== undefined).toBe(isReplaced)
})
