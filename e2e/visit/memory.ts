import type { CDPSession } from '@playwright/test'

/** What a page holds in memory after the garbage was collected. */
export interface Memory {
  path: string
  nodes: number
  listeners: number
  /** In kB, without machine code, of which the browser compiles ever less over some hundred pages. */
  heap: number
  /** The bytes of the heap by kind and constructor. */
  sizes: ReadonlyMap<string, number>
}

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } }
  nodes: number[]
  strings: string[]
}

async function sizesOf(session: CDPSession): Promise<ReadonlyMap<string, number>> {
  const chunks: string[] = []
  const take = ({ chunk }: { chunk: string }) => chunks.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', take)
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', take)
  const { snapshot, nodes, strings } = JSON.parse(chunks.join('')) as Snapshot
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type = 0, name = 0, size = 0] = ['type', 'name', 'self_size'].map((field) => fields.indexOf(field))
  const sizes = new Map<string, number>()
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[0][nodes[at + type] ?? 0] ?? ''
    if (kind === 'code' || kind === 'native') continue
    // The name of a string is the string.
    const key = /string|number/.test(kind) ? kind : `${kind} ${strings[nodes[at + name] ?? 0]?.slice(0, 40)}`
    sizes.set(key, (sizes.get(key) ?? 0) + (nodes[at + size] ?? 0))
  }
  return sizes
}

export async function memoryOf(session: CDPSession): Promise<Omit<Memory, 'path'>> {
  // Twice: what the first collection lets go of may hold something itself.
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN
  const sizes = await sizesOf(session)
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  return {
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
    heap: Math.round(bytes / 1_024),
    sizes,
  }
}

/** What a visit may hold more at its end. Pages and texts that are loaded late count, too. */
const bounds = { nodes: 150, listeners: 100, heap: 3_072 }

/** Returns the five kinds of objects that grew most, each with its kB before and after. */
function grown(before: Memory, after: Memory | undefined): string {
  const kB = (memory: Memory | undefined, key: string) => Math.round((memory?.sizes.get(key) ?? 0) / 1_024)
  return [...(after?.sizes.keys() ?? [])]
    .map((key) => ({ key, from: kB(before, key), to: kB(after, key) }))
    .sort((one, other) => other.to - other.from - (one.to - one.from))
    .slice(0, 5)
    .map(({ key, from, to }) => `${key} ${from} to ${to}`)
    .join(', ')
}

/**
 * Compares the last looks with the second one, when most of the code is loaded, and tells what has grown beyond its bound. Only
 * what both of the last two looks have is growth: a list that is kept for a while is none.
 */
export function growthOf(looks: readonly (readonly Memory[])[]): string[] {
  const [, first = [], ...later] = looks
  const [last = [], beforeLast = last] = later.reverse()
  return first.flatMap((before, at) =>
    (['nodes', 'listeners', 'heap'] as const)
      .filter((what) => {
        const after = Math.min(last[at]?.[what] ?? 0, beforeLast[at]?.[what] ?? 0)
        return after - before[what] > bounds[what]
      })
      .map((what) => {
        const told = `${what} on ${before.path}: ${looks.map((look) => look[at]?.[what]).join(', ')}`
        return what === 'heap' ? `${told} (kB; ${grown(before, last[at])})` : told
      }),
  )
}
