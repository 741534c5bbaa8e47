import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compressFiles } from './applySettings.js'

let folder = ''
const write = (name: string, content: string) => writeFileSync(join(folder, name), content)
const read = (name: string) => readFileSync(join(folder, name))
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-packed-'))
  mkdirSync(join(folder, 'assets'))
  write('index.html', '<h1>Tickets</h1>')
  write('assets/start.js', 'start()')
  write('assets/bus.png', 'a picture')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('@CON-03 every text file is packed, and no picture', async () => {
  expect(await compressFiles(folder)).toEqual([
    'assets/start.js.br',
    'assets/start.js.gz',
    'index.html.br',
    'index.html.gz',
  ])
  expect(brotliDecompressSync(read('index.html.br')).toString()).toBe('<h1>Tickets</h1>')
  expect(gunzipSync(read('index.html.gz')).toString()).toBe('<h1>Tickets</h1>')
})

it('@OPS-01 other settings pack again only what they changed, and what is damaged or missing', async () => {
  await compressFiles(folder)
  const old = new Date('2026-01-01T00:00:00Z')
  utimesSync(join(folder, 'assets/start.js.br'), old, old)
  write('index.html', '<h1>Billets</h1>')
  expect(await compressFiles(folder)).toEqual(['index.html.br', 'index.html.gz'])
  expect(statSync(join(folder, 'assets/start.js.br')).mtime).toEqual(old)
  expect(brotliDecompressSync(read('index.html.br')).toString()).toBe('<h1>Billets</h1>')
  write('assets/start.js.gz', 'cut off')
  rmSync(join(folder, 'index.html.br'))
  expect(await compressFiles(folder)).toEqual(['assets/start.js.gz', 'index.html.br'])
})
