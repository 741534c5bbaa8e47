import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { expect, it, onTestFinished } from 'vitest'
import { writeContractPage } from './contractPage.mjs'

const document = JSON.parse(readFileSync(`${import.meta.dirname}/../src/api/contract.json`, 'utf8'))

it('@CON-01 the page for people holds the document and asks no other origin', () => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeContractPage(folder, document)
  const read = (name) => readFileSync(join(folder, name), 'utf8')
  const page = read('index.html')
  expect(page).toContain(`<title>${document.info.title} ${document.info.version}</title>`)
  expect(`${page}${read('show.js')}`).not.toMatch(/https?:|["'(]\/\//)
  expect(page).toContain(`content="default-src 'none'; script-src 'self'; worker-src blob:;`)
  const named = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, name]) => name)
  expect(named.filter((name) => !name.startsWith('data:') && !readdirSync(folder).includes(name))).toEqual([])
  expect(() => new Script(read('redoc.standalone.js'))).not.toThrow()
  expect(read('redoc.standalone.js')).not.toMatch(/cdn\.|fonts\.g/)
  expect(new Function(`${read('contract.js')}; return contract`)()).toEqual(document)
})
