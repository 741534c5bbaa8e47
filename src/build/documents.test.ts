import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { chunksOfPages, findMock, startChunks } from './documents.js'

describe('chunks to load with the document', () => {
  const chunk = (fileName: string, imports: string[], moduleIds: string[], isEntry = false) =>
    ({ type: 'chunk', fileName, imports, moduleIds, isEntry }) as unknown as Rolldown.OutputChunk

  it('are the start chunk and all that it imports, without what the page loads anyway', () => {
    const chunks = [
      chunk('main.js', ['preload.js'], ['/x/src/main.tsx'], true),
      chunk('start.js', ['react.js', 'main.js', 'preload.js'], ['/x/src/boot/start.tsx']),
      chunk('react.js', ['runtime.js'], []),
      chunk('runtime.js', [], []),
      chunk('preload.js', [], []),
    ]
    const bundle = Object.fromEntries(chunks.map((file) => [file.fileName, file]))
    expect(startChunks(bundle)).toEqual(['start.js', 'react.js', 'runtime.js'])
  })

  it('are those of a screen, with what it imports and the start does not', () => {
    const chunks = [
      chunk('main.js', [], ['/x/src/main.tsx'], true),
      chunk('start.js', ['react.js'], ['/x/src/boot/start.tsx']),
      chunk('react.js', [], []),
      chunk(
        'products.js',
        ['react.js', 'fields.js', 'main.js'],
        ['/x/src/features/buying/products/ProductsScreen.tsx'],
      ),
      chunk('fields.js', ['react.js'], []),
    ]
    const bundle = Object.fromEntries(chunks.map((file) => [file.fileName, file]))
    const pages = new Map([['products', ['/x/src/features/buying/products/ProductsScreen.tsx']]])
    expect(chunksOfPages(bundle, '/x', pages)).toEqual({
      products: { 'src/features/buying/products/ProductsScreen.tsx': ['products.js', 'fields.js'] },
    })
    expect(() => chunksOfPages(bundle, '/x', new Map([['cart', ['/x/src/Cart.tsx']]]))).toThrow('no /x/src/Cart.tsx')
  })
})

describe('the mock in a production build @TEST-04', () => {
  it.each([
    ['start.js', 'console.log(1)', 0],
    ['start.js', 'window.portalMock={}', 1],
    ['mockServiceWorker.js', '', 1],
    ['start.js', 'document.createElement("portal-bench-button")', 1],
    ['start.js', 'location.pathname==="/__screens"', 1],
    ['start.js', 'location.pathname==="/__operator"', 1],
  ])('%s with "%s" gives %i finding', async (name, text, findings) => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-'))
    writeFileSync(join(folder, name), text)
    expect(await findMock(folder)).toHaveLength(findings)
    rmSync(folder, { recursive: true })
  })
})
