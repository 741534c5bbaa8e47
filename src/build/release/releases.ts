import { cp, mkdir, readFile, readdir, rename, rm, symlink, readlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

/**
 * The releases of one site, in a folder of the host:
 *
 *     current            leads to the release that visitors see: the root of the web server
 *     releases/<time>    one release; its `assets` lead to those of all releases
 *     releases/<time>.json
 *     assets             the hashed files of all releases that are kept
 *
 * A page that is open goes on with the files of its release, whichever is current, because all of them are there.
 */

interface Listed {
  /** The files that it needs in `assets`. */
  assets: string[]
  /** When another one took its place, in milliseconds. Undefined while it is current. */
  until?: number
}

const day = 24 * 60 * 60_000
/** How long the files of a release stay after it was replaced (decision 198). */
export const daysKept = 30

const releasesOf = (site: string) => join(site, 'releases')
const listOf = (site: string, id: string) => join(releasesOf(site), `${id}.json`)

const readList = async (site: string, id: string): Promise<Listed> =>
  JSON.parse(await readFile(listOf(site, id), 'utf8')) as Listed
const writeList = (site: string, id: string, listed: Listed) =>
  writeFile(listOf(site, id), `${JSON.stringify(listed, null, 2)}\n`)

/** Returns the releases of a site, the oldest first. */
async function idsOf(site: string): Promise<string[]> {
  const names = await readdir(releasesOf(site)).catch((): string[] => [])
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => basename(name, '.json'))
    .sort()
}

/** Returns the release that visitors see; undefined before the first one. */
export async function currentOf(site: string): Promise<string | undefined> {
  const target = await readlink(join(site, 'current')).catch(() => undefined)
  return target && basename(target)
}

/** Returns the release that visitors saw before the current one; undefined if there is none. */
async function previousOf(site: string): Promise<string | undefined> {
  const current = await currentOf(site)
  const others = (await idsOf(site)).filter((id) => id !== current)
  const ends = await Promise.all(others.map(async (id) => ({ id, until: (await readList(site, id)).until ?? 0 })))
  return ends.sort((one, other) => one.until - other.until).at(-1)?.id
}

/** `2026-11-25T13-20-05Z`, or a later name than all others where a clock went back. */
async function newId(site: string, now: number): Promise<string> {
  const id = new Date(now)
    .toISOString()
    .replaceAll(':', '-')
    .replace(/\.\d+Z$/, 'Z')
  const last = (await idsOf(site)).at(-1) ?? ''
  return id > last ? id : `${last}a`
}

/** Puts a file among those of all releases. A name stands for one content; packed copies may be packed in two ways. */
async function keepAsset(from: string, to: string): Promise<void> {
  const held = await readFile(to).catch(() => undefined)
  if (!held) return rename(from, to)
  if (!/\.(br|gz)$/.test(to) && !held.equals(await readFile(from)))
    throw new Error(`${basename(to)} is in another release with another content. Nothing was released.`)
}

/** Shows another release. A host sees the one or the other, and nothing in between. */
async function show(site: string, id: string, now: number): Promise<void> {
  const before = await currentOf(site)
  const link = join(site, '.current')
  await rm(link, { force: true })
  await symlink(join('releases', id), link)
  await rename(link, join(site, 'current'))
  if (before && before !== id) await writeList(site, before, { ...(await readList(site, before)), until: now })
  const { assets } = await readList(site, id)
  await writeList(site, id, { assets })
}

/** Removes releases that were replaced long ago, but never the one to go back to, and files that none needs any more. */
async function sweep(site: string, now: number, days: number): Promise<void> {
  const kept = [await currentOf(site), await previousOf(site)]
  const needed = new Set<string>()
  for (const id of await idsOf(site)) {
    const { assets, until = now } = await readList(site, id)
    if (!kept.includes(id) && until + days * day < now) {
      await rm(join(releasesOf(site), id), { recursive: true })
      await rm(listOf(site, id))
    } else assets.forEach((file) => needed.add(file))
  }
  for (const file of await readdir(join(site, 'assets')))
    if (!needed.has(file)) await rm(join(site, 'assets', file), { recursive: true })
}

interface Release {
  /** The folder of all releases. */
  site: string
  /** A built folder. Without it, the build of the current release is released again, with other settings. */
  build?: string
  /** Makes a copy of the build ready: the operator's files, documents, host files. */
  prepare: (folder: string) => Promise<void>
  /** The time in milliseconds. */
  now: number
  days?: number
}

/** Copies the build of a release, with its own files alone. */
async function copyRelease(site: string, id: string, to: string): Promise<void> {
  const from = join(releasesOf(site), id)
  await cp(from, to, { recursive: true, filter: (file) => file !== join(from, 'assets') })
  await mkdir(join(to, 'assets'))
  for (const file of (await readList(site, id)).assets) await cp(join(site, 'assets', file), join(to, 'assets', file))
}

/**
 * Makes a release of a built folder, and shows it. Files of earlier releases stay for `days`. Returns its name.
 * @throws Error if it cannot be made ready; visitors then see what they saw before.
 */
export async function release({ site, build, prepare, now, days = daysKept }: Release): Promise<string> {
  const id = await newId(site, now)
  const folder = join(releasesOf(site), `.${id}`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(releasesOf(site), { recursive: true })
  await mkdir(join(site, 'assets'), { recursive: true })
  try {
    const current = await currentOf(site)
    if (build !== undefined) await cp(build, folder, { recursive: true })
    else if (current) await copyRelease(site, current, folder)
    else throw new Error(`${site} has no release yet, so it has no build to release again.`)
    await prepare(folder)
    const assets = await readdir(join(folder, 'assets'))
    for (const file of assets) await keepAsset(join(folder, 'assets', file), join(site, 'assets', file))
    await rm(join(folder, 'assets'), { recursive: true })
    await symlink(join('..', '..', 'assets'), join(folder, 'assets'))
    await rename(folder, join(releasesOf(site), id))
    await writeList(site, id, { assets: assets.sort() })
  } catch (thrown) {
    await rm(folder, { recursive: true, force: true })
    throw thrown
  }
  await show(site, id, now)
  await sweep(site, now, days)
  return id
}

/**
 * Shows what visitors saw before. Returns its name. A second time it undoes the first.
 * @throws Error if there was nothing before.
 */
export async function goBack(site: string, now: number): Promise<string> {
  const previous = await previousOf(site)
  if (!previous) throw new Error(`${site} has no release before the one that visitors see.`)
  await show(site, previous, now)
  return previous
}
