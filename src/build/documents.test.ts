import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { findMock, startChunks } from './documents.js'
import { withLanding } from './prerender.js'

describe('chunks to load with the document', () => {
  const chunk = (fileName: string, imports: string[], moduleIds: string[], isEntry = false) =>
    ({ type: 'chunk', fileName, imports, moduleIds, isEntry }) as unknown as Rolldown.OutputChunk

  it('are the start chunk and all that it imports, without what the page loads anyway', () => {
    const chunks = [
      chunk('main.js', ['preload.js'], ['/x/src/main.tsx'], true),
      chunk('start.js', ['react.js', 'main.js', 'preload.js'], ['/x/src/app/start.tsx']),
      chunk('react.js', ['runtime.js'], []),
      chunk('runtime.js', [], []),
      chunk('preload.js', [], []),
      chunk('products.js', ['react.js'], ['/x/src/features/products/ProductsScreen.tsx']),
    ]
    const bundle = Object.fromEntries(chunks.map((file) => [file.fileName, file]))
    expect(startChunks(bundle)).toEqual(['start.js', 'react.js', 'runtime.js'])
  })
})

describe('the mock in a production build @TEST-04', () => {
  it.each([
    ['start.js', 'console.log(1)', 0],
    ['start.js', 'window.portalMock={}', 1],
    ['mockServiceWorker.js', '', 1],
  ])('%s with "%s" gives %i finding', async (name, text, findings) => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-'))
    writeFileSync(join(folder, name), text)
    expect(await findMock(folder)).toHaveLength(findings)
    rmSync(folder, { recursive: true })
  })
})

describe('the landing in its document', () => {
  const page = '<head><title>Portal</title></head><body><div id="root"></div></body>'
  const landing = { html: '<h1>$& costs $1</h1>', css: 'h1{color:red}', title: 'A & B', description: '"Quoted"' }

  it('has content, styles, title and description', () => {
    const html = withLanding(page, landing)
    expect(html).toContain('<div id="root"><h1>$& costs $1</h1></div>')
    expect(html).toContain('<style>h1{color:red}</style></head>')
    expect(html).toContain('<title>A &amp; B</title>')
    expect(html).toContain('content="&quot;Quoted&quot;"')
  })

  it('fails where the document has no root to fill', () => {
    expect(() => withLanding('<head></head>', landing)).toThrow(/root/)
  })
})
