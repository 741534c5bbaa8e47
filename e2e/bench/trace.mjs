import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { visitor } from './measure.mjs'

/** The browser notes what its main thread does, and each millisecond which function runs. */
const categories = [
  'devtools.timeline',
  'v8.execute',
  'blink.user_timing',
  'disabled-by-default-v8.compile',
  'disabled-by-default-v8.cpu_profiler',
]

/** How much of the visit is looked at, in milliseconds. */
const looked = 5_000

/** What the browser does by itself, by the names of its events. The profile only knows it as "(program)". */
const own = {
  ParseHTML: 'parse the document',
  ParseAuthorStyleSheet: 'parse styles',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  'v8.compile': 'compile scripts',
  'v8.compileModule': 'compile scripts',
  'v8.parseOnBackground': 'compile scripts',
  MinorGC: 'collect garbage',
  MajorGC: 'collect garbage',
}

/** Returns a function that names the package or folder in which a place of a script was written. */
function namer(folder) {
  const maps = new Map()
  /** Files of texts have no map. */
  const mapOf = (file) => {
    const map = `${folder}${file}.map`
    if (!maps.has(file)) maps.set(file, existsSync(map) && new SourceMap(JSON.parse(readFileSync(map, 'utf8'))))
    return maps.get(file)
  }
  return ({ url, lineNumber, columnNumber }) => {
    const { pathname } = new URL(url)
    if (!pathname.endsWith('.js')) return 'scripts of the document'
    const map = mapOf(pathname)
    if (!map) return 'texts'
    const { originalSource } = map.findEntry(lineNumber, columnNumber)
    const [, packaged] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(originalSource ?? '') ?? []
    if (packaged) return packaged
    const [, place] = /.*?\bsrc\/(.*)\/[^/]+$/.exec(originalSource ?? '') ?? []
    return place ? `src/${place.split('/').slice(0, 3).join('/')}` : 'the bundler’s own code'
  }
}

/** Returns the samples of the profile that has most of them: `{ at, took, node }`, in milliseconds after `start`. */
function samplesOf(events, start) {
  const profiles = new Map()
  for (const { name, id, pid, args } of events) {
    if (name !== 'Profile' && name !== 'ProfileChunk') continue
    const key = `${pid} ${id}`
    if (!profiles.has(key)) profiles.set(key, { pid, from: 0, nodes: new Map(), ids: [], deltas: [] })
    const profile = profiles.get(key)
    if (name === 'Profile') profile.from = args.data.startTime
    for (const node of args.data.cpuProfile?.nodes ?? []) profile.nodes.set(node.id, node)
    profile.ids.push(...(args.data.cpuProfile?.samples ?? []))
    profile.deltas.push(...(args.data.timeDeltas ?? []))
  }
  const [profile] = [...profiles.values()].sort((one, other) => other.ids.length - one.ids.length)
  let at = profile.from
  const samples = profile.ids.map((id, index) => {
    at += profile.deltas[index]
    const took = (profile.deltas[index + 1] ?? 0) / 1_000
    return { at: (at - start) / 1_000, took, node: profile.nodes.get(id) }
  })
  return { pid: profile.pid, nodes: profile.nodes, samples }
}

/** Returns a function that names what the browser did by itself at a time. */
function ownWork(events, pid, start) {
  const spans = events
    .filter((event) => event.pid === pid && event.ph === 'X' && event.name in own)
    .map(({ name, ts, dur }) => ({ name: own[name], from: (ts - start) / 1_000, took: dur / 1_000 }))
    // The innermost span is the shortest.
    .sort((one, other) => one.took - other.took)
  return (at) => spans.find(({ from, took }) => from <= at && at < from + took)?.name ?? 'the browser'
}

function add(sums, name, took) {
  sums.set(name, (sums.get(name) ?? 0) + took)
}
const byWeight = (sums) => [...sums].sort(([, one], [, other]) => other - one)

/**
 * Traces one first visit, and says what the main thread did: the sum of each package and folder, and each stretch of 20 ms and
 * more. `folder` holds a build with source maps. The milliseconds are those of the slowed processor.
 */
export async function traceStart(browser, address, { folder, storageState }) {
  const { page, close } = await visitor(browser, { storageState })
  await browser.startTracing(page, { categories })
  await page.goto(address)
  await page.waitForTimeout(looked)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  await close()

  const isVisit = ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === address
  const { ts: start } = traceEvents.find(isVisit)
  const { pid, nodes, samples } = samplesOf(traceEvents, start)
  const nameOf = namer(folder)
  const workAt = ownWork(traceEvents, pid, start)
  /** Built-in functions count for the code that calls them. */
  const nameAt = (at, node) => {
    const { functionName, url = '' } = node.callFrame
    if (functionName === '(idle)') return undefined
    if (functionName === '(garbage collector)') return 'collect garbage'
    if (url.startsWith('http')) return nameOf(node.callFrame)
    return node.parent && nodes.get(node.parent).parent ? nameAt(at, nodes.get(node.parent)) : workAt(at)
  }

  const sums = new Map()
  const stretches = []
  let open
  for (const { at, took, node } of samples) {
    if (at < 0 || at > looked) continue
    const name = nameAt(at, node)
    if (name === undefined) {
      open = undefined
      continue
    }
    add(sums, name, took)
    if (!open) stretches.push((open = { at, took: 0, sums: new Map() }))
    open.took += took
    add(open.sums, name, took)
  }
  return {
    sums: byWeight(sums),
    stretches: stretches
      .filter(({ took }) => took >= 20)
      .map(({ at, took, sums: parts }) => ({ at, took, parts: byWeight(parts) })),
  }
}

/** Prints what `traceStart` found. */
export function printTrace(path, { sums, stretches }) {
  const total = sums.reduce((sum, [, took]) => sum + took, 0)
  console.log(`\n${path}: ${total.toFixed(0)} ms of the main thread in the first ${looked / 1_000} s, slowed\n`)
  for (const [name, took] of sums.filter(([, ms]) => ms >= 5)) console.log(`${took.toFixed(0).padStart(7)} ms  ${name}`)
  console.log('\n     at      took  mostly')
  for (const { at, took, parts } of stretches) {
    const most = parts.slice(0, 4).map(([name, ms]) => `${name} ${ms.toFixed(0)}`)
    console.log(`${at.toFixed(0).padStart(7)} ${took.toFixed(0).padStart(6)} ms  ${most.join(', ')}`)
  }
}
