import type { CDPSession } from '@playwright/test'

/** What a page holds in memory after the garbage was collected. */
export interface Memory {
  path: string
  nodes: number
  listeners: number
  /** In kB. */
  heap: number
}

export async function memoryOf(session: CDPSession): Promise<Omit<Memory, 'path'>> {
  // Twice: what the first collection lets go of may hold something itself.
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN
  return {
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
    heap: Math.round(valueOf('JSHeapUsedSize') / 1_024),
  }
}

/** What a visit may hold more at its end. Pages and texts that are loaded late count, too. */
const bounds = { nodes: 150, listeners: 100, heap: 3_072 }

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
      .map((what) => `${what} on ${before.path}: ${looks.map((look) => look[at]?.[what]).join(', ')}`),
  )
}
