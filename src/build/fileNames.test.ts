import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, loadConfigFromFile, mergeConfig } from 'vite'
import type { Plugin, PluginOption, Rolldown } from 'vite'
import { beforeEach, describe, expect, it, vi } from 'vitest'

type Files = Map<string, string>

/** Builds the portal into memory. `change` changes a source, `without` leaves one of our steps out. */
async function built({ change, without }: { change?: Plugin['transform']; without?: string } = {}): Promise<Files> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, undefined, undefined, 'silent')
  if (!loaded) throw new Error('There is no configuration')
  const { plugins = [], ...config } = loaded.config
  // Minifying takes most of a build's time, and it ends before the bundler gives the names.
  const left = ['portal:compress-first', without]
  const steps = (plugins.flat() as PluginOption[]).filter(
    (step) => !(step && 'name' in step && left.includes(step.name)),
  )
  const edit: Plugin = { name: 'edit', enforce: 'pre', ...(change && { transform: change }) }
  const own = {
    configFile: false as const,
    logLevel: 'error' as const,
    plugins: [...steps, edit],
    // The steps after the build find no folder of this name, and do nothing.
    build: { write: false, minify: false, outDir: join(tmpdir(), 'portal-never-written') },
  }
  const [result] = [await build(mergeConfig(config, own))].flat() as Rolldown.RolldownOutput[]
  return new Map(
    (result?.output ?? [])
      .filter(({ fileName }) => fileName.startsWith('assets/'))
      .map((file) => [file.fileName, file.type === 'chunk' ? file.code : Buffer.from(file.source).toString('base64')]),
  )
}

const otherContent = (one: Files, other: Files) =>
  [...other].filter(([name, content]) => one.has(name) && one.get(name) !== content).map(([name]) => name)
const newNames = (one: Files, other: Files) => [...other.keys()].filter((name) => !one.has(name))

/** Browsers keep these files for a year by their names. */
describe('@CON-03 what differs in bytes between two builds differs in name', () => {
  beforeEach(() => {
    vi.stubEnv('VITEST', '')
    vi.stubEnv('NODE_ENV', 'production')
  })

  let before: Files
  beforeEach(async () => void (before ??= await built()))

  it('where a source changes', async () => {
    const later = await built({
      change: (code, id) => (/[\\/]boot[\\/]firstPage\.ts$/.test(id) ? `${code}\nglobalThis.edited = 1` : null),
    })
    expect(otherContent(before, later)).toEqual([])
    expect(newNames(before, later)).toContainEqual(expect.stringMatching(/entry-/))
  })

  it('where the step that merges the helpers changes, or goes', async () => {
    const later = await built({ without: 'portal:merge-runtime' })
    expect(newNames(before, later)).not.toEqual([])
    expect(otherContent(before, later)).toEqual([])
  })
})
