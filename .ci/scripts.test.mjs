import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from './install.mjs'

const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))

/** Syntax that not every shell understands. `&&` and double quotes mean the same in all. */
const ofOneShell = [
  [/(^|[&|;]\s*)\w+=/, 'sets a variable before a command'],
  [/[$`%]/, 'reads a variable or a command'],
  [/'/, 'has single quotes'],
  [/;|\|\||(^|[^&])&($|[^&])/, 'joins commands otherwise than by &&'],
  [/(^|&&\s*)(rm|cp|mv|mkdir|export|source|sh|bash|test|cat|echo|\.\/\S*)\s/, 'names a command of one system'],
  [/node_modules\/\.bin/, 'starts a file of node_modules/.bin'],
]

const faultsOf = (script) => ofOneShell.filter(([pattern]) => pattern.test(script)).map(([, fault]) => fault)

describe('scripts of package.json', () => {
  it.each(Object.entries(scripts))('%s runs on Windows, macOS and Linux', (_name, script) => {
    expect(faultsOf(script)).toEqual([])
  })

  it.each([
    ['A=1 vitest run', 'sets a variable before a command'],
    ['vitest run $PWD', 'reads a variable or a command'],
    ["oxfmt '**/*.ts'", 'has single quotes'],
    ['vite build; vite preview', 'joins commands otherwise than by &&'],
    ['vite build & vite preview', 'joins commands otherwise than by &&'],
    ['vite build && rm -r dist', 'names a command of one system'],
    ['node_modules/.bin/vite build', 'starts a file of node_modules/.bin'],
  ])('%s would be noticed', (script, fault) => expect(faultsOf(script)).toEqual([fault]))
})
