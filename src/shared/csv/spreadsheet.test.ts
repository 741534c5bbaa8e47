import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { csvText } from './csvText'

const office = ['soffice', 'libreoffice'].find((name) => spawnSync(name, ['--version']).status === 0)

/** LibreOffice's numbers of languages. */
const tongues = { en: 4105, de: 1031 }

interface Cell {
  type: string | undefined
  value: string | undefined
  isFormula: boolean
  text: string
}

/** Opens a file as a double click does in a language: its separator, numbers and formulas are recognised. */
async function opened(text: string, language: keyof typeof tongues): Promise<Cell[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'csv-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'list.csv')
  await writeFile(file, text)
  const separator = language === 'de' ? ';' : ','
  const options = `${separator.charCodeAt(0)},34,76,1,,${tongues[language]},false,true`
  await promisify(execFile)(office ?? '', [
    `-env:UserInstallation=${pathToFileURL(join(folder, 'user')).href}`,
    ...['--headless', `--infilter=Text - txt - csv (StarCalc):${options}`, '--convert-to', 'fods'],
    ...['--outdir', folder, file],
  ])
  const sheet = await readFile(join(folder, 'list.fods'), 'utf8')
  return [...sheet.matchAll(/<table:table-row[^>]*>(.*?)<\/table:table-row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<table:table-cell([^>]*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs)].map(
      ([, head = '', inside = '']) => ({
        type: /office:value-type="(\w+)"/.exec(head)?.[1],
        value: /office:value="([^"]+)"/.exec(head)?.[1],
        isFormula: head.includes('table:formula'),
        text: [...inside.matchAll(/<text:p>(.*?)<\/text:p>/gs)].map(([, line = '']) => line).join('\n'),
      }),
    ),
  )
}

const hostile = [
  'card;=1+1',
  'card,=1+1',
  'a\t=1+1',
  'a\r\n=1+1',
  '=1+1',
  ' +1',
  'say "=1+1";=1+1',
  'Zürich 東京',
  '-5',
]

for (const language of ['en', 'de'] as const)
  test.skipIf(!office)(
    `@ACC-17 a spreadsheet in the language ${language} finds each cell, and calculates none${office ? '' : ' (skipped: LibreOffice is not installed)'}`,
    { timeout: 120_000 },
    async () => {
      const columns = [
        { header: 'Text', cell: (text: string) => text },
        { header: 'Amount', cell: () => ({ cents: -123_450 }) },
        { header: 'Date', cell: () => ({ instant: '2026-11-02T13:20:00Z' }) },
      ]
      const [head = [], ...rows] = await opened(
        csvText(columns, hostile, { timeZone: 'America/Halifax', language }),
        language,
      )
      expect(head.map(({ text }) => text)).toEqual(['Text', 'Amount', 'Date'])
      expect(rows).toHaveLength(hostile.length)
      for (const [text, amount, date, ...more] of rows) {
        expect(more).toEqual([])
        expect(text).toMatchObject({ type: 'string', isFormula: false })
        expect(amount).toMatchObject({ type: 'float', value: '-1234.5', isFormula: false })
        expect(date?.text).toBe('2026-11-02T09:20:00-04:00')
      }
      expect(rows.map(([text]) => text?.text.replaceAll('&quot;', '"').replaceAll('&apos;', "'"))).toEqual([
        ...['card;=1+1', 'card,=1+1', 'a =1+1', 'a =1+1', "'=1+1", "' +1", 'say "=1+1";=1+1', 'Zürich 東京', "'-5"],
      ])
    },
  )
