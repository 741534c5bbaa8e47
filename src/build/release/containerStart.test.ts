import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'

/** The start script of the container, with an nginx that ends at once. `e2e/host` starts it with a real one. */
function testContainer() {
  const folder = mkdtempSync(join(tmpdir(), 'container-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const inside = (...path: string[]) => join(folder, ...path)
  for (const name of ['portal/dist/assets', 'kept', 'work', 'bin']) mkdirSync(inside(name), { recursive: true })
  for (const name of ['portal/writeSite.mjs', 'portal/dist/nginx.conf']) writeFileSync(inside(name), '')
  writeFileSync(inside('bin/nginx'), '#!/bin/sh\n')
  chmodSync(inside('bin/nginx'), 0o755)
  const daysPass = (days: number) => {
    for (const file of readdirSync(inside('kept')).map((name) => inside('kept', name))) {
      const then = statSync(file).mtimeMs / 1000 - days * 86_400
      utimesSync(file, then, then)
    }
  }
  return {
    /** Another image starts, after the one before ran for some days. */
    start(script: string, afterDays = 0) {
      daysPass(afterDays)
      rmSync(inside('portal/dist/assets'), { recursive: true })
      mkdirSync(inside('portal/dist/assets'))
      writeFileSync(inside('portal/dist/assets', script), '')
      execFileSync('sh', [join(import.meta.dirname, '../../../container/start.sh')], {
        env: {
          ...process.env,
          PATH: `${inside('bin')}:${process.env.PATH}`,
          PORTAL_FOLDER: inside('portal'),
          OPERATOR_FOLDER: inside('operator'),
          KEPT_FOLDER: inside('kept'),
          WORK_FOLDER: inside('work'),
        },
      })
    },
    scripts: () => readdirSync(inside('kept')).filter((name) => name.endsWith('.js')),
  }
}

describe.skipIf(process.platform === 'win32')('@OPS-06 the container keeps the scripts of earlier releases', () => {
  it('for 30 days after another took their place, however long theirs ran', () => {
    const { start, scripts } = testContainer()
    start('one.js')
    start('two.js', 90)
    expect(scripts()).toEqual(['one.js', 'two.js'])
    start('two.js', 29)
    expect(scripts()).toEqual(['one.js', 'two.js'])
  })

  it('and not longer, but for the release that runs', () => {
    const { start, scripts } = testContainer()
    start('one.js')
    start('two.js', 90)
    start('two.js', 31)
    expect(scripts()).toEqual(['two.js'])
    start('one.js', 40)
    expect(scripts()).toEqual(['one.js', 'two.js'])
  })
})
