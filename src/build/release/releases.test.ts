import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { currentOf, daysKept, goBack, release } from './releases.js'

const day = 24 * 60 * 60_000
const start = Date.parse('2026-11-25T13:20:05Z')

/** A place for releases, in which time is the number of days since the first one. */
function aSite() {
  const place = mkdtempSync(join(tmpdir(), 'portal-releases-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const site = join(place, 'site')
  const write = (file: string, text: string) => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  /** A build: its documents and hashed files. */
  const build = (name: string, files: Record<string, string>) => {
    for (const [file, text] of Object.entries(files)) write(join(place, name, file), text)
    return join(place, name)
  }
  const at = (days: number) => start + days * day
  const nothing = () => Promise.resolve()
  return {
    site,
    publish: (days: number, name: string, files: Record<string, string>, prepare = nothing) =>
      release({ site, build: build(name, files), prepare, now: at(days) }),
    publishAgain: (days: number, prepare: (folder: string) => Promise<void>) =>
      release({ site, prepare, now: at(days) }),
    back: (days: number) => goBack(site, at(days)),
    shown: (file: string) => {
      const path = join(site, 'current', file)
      return existsSync(path) ? readFileSync(path, 'utf8') : undefined
    },
    write,
  }
}

const first = { 'index.html': 'one', 'assets/start-1.js': '1', 'assets/kit-0.js': 'kit' }
const second = { 'index.html': 'two', 'assets/start-2.js': '2', 'assets/kit-0.js': 'kit' }

describe('releases @OPS-06', () => {
  it('show the new documents, and keep the files of the old ones', async () => {
    const { site, publish, shown } = aSite()
    expect(await publish(0, 'a', first)).toBe('2026-11-25T13-20-05Z')
    expect([shown('index.html'), shown('assets/start-1.js')]).toEqual(['one', '1'])
    await publish(1, 'b', second)
    expect([shown('index.html'), shown('assets/start-1.js'), shown('assets/start-2.js')]).toEqual(['two', '1', '2'])
    expect(readdirSync(site).sort()).toEqual(['assets', 'current', 'releases'])
  })

  it('go back by one command, and keep the files of the newer one', async () => {
    const { publish, back, shown } = aSite()
    await publish(0, 'a', first)
    await expect(back(0)).rejects.toThrow('no release before')
    await publish(1, 'b', second)
    expect(await back(2)).toBe('2026-11-25T13-20-05Z')
    expect([shown('index.html'), shown('assets/start-2.js'), shown('assets/kit-0.js')]).toEqual(['one', '2', 'kit'])
    await back(3)
    expect([shown('index.html'), shown('assets/start-1.js')]).toEqual(['two', '1'])
  })

  it('go on from where they went back to', async () => {
    const { site, publish, back, shown } = aSite()
    await publish(0, 'a', first)
    await publish(1, 'b', second)
    await back(2)
    const third = await publish(3, 'c', { ...second, 'index.html': 'three', 'assets/start-3.js': '3' })
    expect(await currentOf(site)).toBe(third)
    expect([shown('index.html'), shown('assets/start-1.js'), shown('assets/start-2.js')]).toEqual(['three', '1', '2'])
    // Not to the one that was taken back.
    await back(4)
    expect(shown('index.html')).toBe('one')
  })

  it('are removed so many days after they were replaced, with the files that no other one needs', async () => {
    const { site, publish, shown } = aSite()
    await publish(0, 'a', first)
    // It was current for long: its days begin when it is replaced.
    await publish(100, 'b', second)
    await publish(100 + daysKept, 'c', { 'index.html': 'three', 'assets/start-3.js': '3' })
    expect(shown('assets/start-1.js')).toBe('1')
    await publish(101 + daysKept, 'd', { 'index.html': 'four', 'assets/start-4.js': '4' })
    expect(shown('assets/start-1.js')).toBeUndefined()
    expect([shown('assets/start-2.js'), shown('assets/kit-0.js')]).toEqual(['2', 'kit'])
    expect(readdirSync(join(site, 'releases')).filter((name) => !name.endsWith('.json'))).toHaveLength(3)
  })

  it('leave one to go back to, however old it is', async () => {
    const { publish, back, shown } = aSite()
    await publish(0, 'a', first)
    await publish(1, 'b', second)
    await publish(500, 'c', { 'index.html': 'three', 'assets/start-3.js': '3' })
    await back(500)
    expect([shown('index.html'), shown('assets/start-2.js')]).toEqual(['two', '2'])
  })

  it('take other settings with the same build', async () => {
    const { site, publish, publishAgain, write, shown } = aSite()
    await publish(0, 'a', first)
    await publish(1, 'b', second)
    await publishAgain(2, (folder) => {
      // The files of other releases are none of its own.
      expect(readdirSync(join(folder, 'assets')).sort()).toEqual(['kit-0.js', 'start-2.js'])
      write(join(folder, 'index.html'), 'two, red')
      write(join(folder, 'assets/texts-2.js'), 'own words')
      return Promise.resolve()
    })
    expect([shown('index.html'), shown('assets/texts-2.js')]).toEqual(['two, red', 'own words'])
    await goBack(site, start + 3 * day)
    expect(shown('index.html')).toBe('two')
  })

  it('change nothing when they cannot be made ready', async () => {
    const { site, publish, publishAgain, shown } = aSite()
    await expect(publishAgain(0, () => Promise.resolve())).rejects.toThrow('no release yet')
    await publish(0, 'a', first)
    await expect(publish(1, 'b', second, () => Promise.reject(new Error('hosts.accounts: …')))).rejects.toThrow('hosts')
    await expect(publish(1, 'c', { 'index.html': 'x', 'assets/start-1.js': 'other' })).rejects.toThrow(
      'start-1.js is in another release with another content',
    )
    expect([shown('index.html'), shown('assets/start-1.js')]).toEqual(['one', '1'])
    expect(readdirSync(join(site, 'releases'))).toHaveLength(2)
  })
})
