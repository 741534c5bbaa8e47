import { appendFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { execute } from '../execute.mjs'
import { outcomeOf, readProgress, slowest } from './outcome.mjs'
import { closing } from './summary.mjs'

const folder = mkdtempSync(join(tmpdir(), 'portal-'))
afterAll(() => rmSync(folder, { recursive: true }))

const began = (name, file = 'a.spec.ts') => ({ event: 'began', file, name })
const ended = (name, state = 'passed', more = {}) => ({ event: 'ended', file: 'a.spec.ts', name, state, ...more })

describe('the outcome of a run @TEST-05', () => {
  it('counts what passed, names what failed with its error, and what had begun and not ended', () => {
    const lines = [
      began('one'),
      began('two'),
      ended('one'),
      began('three'),
      ended('two', 'failed', { error: 'Expected 1' }),
    ]
    expect(outcomeOf(lines)).toMatchObject({
      passed: 1,
      failed: [{ name: 'a.spec.ts › two', error: 'Expected 1' }],
      open: ['a.spec.ts › three'],
    })
  })

  it('sums the time of a file, and prefers what the file says itself', () => {
    const times = [ended('one', 'passed', { seconds: 1 }), ended('two', 'passed', { seconds: 0.5 })]
    expect(outcomeOf(times).files).toEqual([{ file: 'a.spec.ts', seconds: 1.5 }])
    expect(outcomeOf([...times, { event: 'file', file: 'b.test.ts', seconds: 4 }]).files).toEqual([
      { file: 'b.test.ts', seconds: 4 },
    ])
  })

  it('counts a test of the same name twice', () => {
    expect(outcomeOf([began('one'), began('one'), ended('one')])).toMatchObject({
      passed: 1,
      open: ['a.spec.ts › one'],
    })
  })

  it('is read up to the line that was cut off, and is empty without a file', () => {
    const file = join(folder, 'cut.jsonl')
    writeFileSync(file, `${JSON.stringify(ended('one'))}\n{"event":"en`)
    expect(outcomeOf(readProgress(file))).toMatchObject({ passed: 1, failed: [] })
    expect(readProgress(join(folder, 'none.jsonl'))).toEqual([])
  })

  it('names the files that took longest', () => {
    const files = [1, 3, 2].map((seconds) => ({ file: `${seconds}.test.ts`, seconds }))
    expect(slowest(files, 2)).toEqual(['    3.0 s  3.test.ts', '    2.0 s  2.test.ts'])
  })
})

describe('a step @TEST-05', () => {
  afterEach(() => vi.useRealTimers())
  const node = (code) => [process.execPath, '-e', code]

  it('is stopped when no test has ended in it for the given time', async () => {
    const file = join(folder, 'hung.jsonl')
    appendFileSync(file, '')
    const hung = await execute(node('setInterval(() => {}, 1000)'), { progress: file, idleMs: 30, lookMs: 5 })
    expect(hung.isStopped).toBe(true)
    expect(hung.code).not.toBe(0)
  })

  /** Runs a command that says when it is ready, and moves the clock from there past the limit. */
  async function stopped(name, onInterrupt, graceMs) {
    vi.useFakeTimers({ toFake: ['Date'] })
    const [progress, ready] = ['jsonl', 'ready'].map((end) => join(folder, `${name}.${end}`))
    appendFileSync(progress, `${JSON.stringify(began('two'))}\n`)
    const code = `const { appendFileSync } = require('fs')
      process.on('SIGINT', () => { ${onInterrupt} })
      setInterval(() => {}, 1000)
      appendFileSync(${JSON.stringify(ready)}, '')`
    const end = execute(node(code), { progress, lookMs: 5, graceMs })
    await vi.waitFor(() => expect(existsSync(ready)).toBe(true), { timeout: 60_000 })
    vi.setSystemTime(Date.now() + 6 * 60_000)
    return end
  }

  it.skipIf(process.platform === 'win32')(
    'may close what it has opened, and what it says then is no outcome',
    async () => {
      const line = JSON.stringify(`${JSON.stringify(ended('two', 'failed'))}\n`)
      const closes = `appendFileSync(process.env.PROGRESS_FILE, ${line}); console.log('closed'); process.exit(0)`
      const { code, output, isStopped, lines } = await stopped('obeys', closes, 60_000)
      expect({ code, isStopped }).toEqual({ code: 1, isStopped: true })
      expect(output).toBe('closed\nStopped: no test ended for 5 minutes.')
      expect(outcomeOf(lines)).toMatchObject({ failed: [], open: ['a.spec.ts › two'] })
    },
  )

  it('is killed if it does not end by itself', async () => {
    expect(await stopped('ignores', '', 5)).toMatchObject({ code: 1, isStopped: true })
  })

  it('is not stopped while its tests end, however long it takes', async () => {
    const file = join(folder, 'slow.jsonl')
    const line = JSON.stringify(`${JSON.stringify(ended('one'))}\n`)
    const code = `let n = 0; const t = setInterval(() => { require('fs').appendFileSync(process.env.PROGRESS_FILE, ${line}); if (++n > 9) clearInterval(t) }, 300)`
    expect(await execute(node(code), { progress: file, idleMs: 60_000, lookMs: 5 })).toMatchObject({
      code: 0,
      isStopped: false,
    })
    expect(outcomeOf(readProgress(file)).passed).toBe(10)
  })

  it('without tests has no limit, and returns code and output', async () => {
    expect(await execute(node('console.log("done"); process.exit(3)'))).toEqual({
      code: 3,
      output: 'done',
      isStopped: false,
      lines: [],
    })
  })
})

describe('the last lines of a run', () => {
  const step = (name, more = {}) => ({ name, seconds: 2, passed: 1, failed: [], ...more })

  it('name what failed with what it left, and end with the count', () => {
    const failed = [{ name: 'a.spec.ts › two', error: '', leaves: ['test-results/two.png'] }]
    const steps = [step('lint'), step('stories', { passed: 3, failed })]
    const lines = closing(steps, 9, { traces: 'test-results/traces' }).split('\n')
    expect(lines).toContain('  a.spec.ts › two')
    expect(lines).toContain('    test-results/two.png')
    expect(lines).toContain('Traces of the failed stories: test-results/traces')
    expect(closing(steps, 9)).not.toContain('Traces')
    expect(lines.at(-1)).toBe('4 passed, 1 failed')
  })

  it('are a failure where there was nothing to run', () => {
    expect(closing([], 0).split('\n').at(-1)).toBe('0 passed, 1 failed')
  })

  it('hold a table where one is wanted', () => {
    expect(closing([step('lint'), step('stories')], 4, { asTable: true })).toMatch(/lint +2 s +1 +0/)
  })
})
