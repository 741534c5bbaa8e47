import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { screens } from '../src/app/entry/screens.ts'
import { chunkGroups } from '../src/build/chunkGroups.ts'
import { setOf } from '../src/i18n/textSets.ts'
import { root } from './install.mjs'
import { pages } from './pages.mjs'

const table = readFileSync(`${root}/src/app/entry/screens.ts`, 'utf8')

/** Returns the chunk of a module that the table of screens imports. */
function chunkOf(imported) {
  const { pathname } = new URL(imported, 'file:///x/src/app/entry/')
  return chunkGroups.find(({ test }) => test?.(`${pathname}.tsx`) || test?.(`${pathname}.ts`))?.name
}

/** Returns the modules that the table imports for a route: its screen, and the parts that show first. */
function importsOf(route) {
  const entry = table.split(/^ {2}(?=\w+: \{)/m).find((text) => text.startsWith(`${route}: {`)) ?? ''
  const steps = entry.includes('parts: checkoutSteps') ? /const checkoutSteps = .*/.exec(table)[0] : ''
  return [...(entry + steps).matchAll(/import\('([^']+)'\)/g)].map(([, path]) => path)
}

it.each(pages.map((page) => [page.page, page]))(
  'the budget of %s counts what the table of screens loads',
  (_, page) => {
    const { chunks, route, texts: sets = [], calls = 0 } = page
    const imported = importsOf(route)
    expect(imported.length).toBeGreaterThan(0)
    // The list of products is a part of a shared link alone.
    const wanted = imported.map(chunkOf).filter((name) => name !== 'productList' || calls > 1)
    expect(chunks).toEqual(expect.arrayContaining(wanted))
    expect(['', ...sets]).toEqual(expect.arrayContaining(screens[route].texts.map(setOf)))
    if (screens[route].calls) expect(chunks).toContain('requests')
    else expect(calls).toBe(0)
  },
)
