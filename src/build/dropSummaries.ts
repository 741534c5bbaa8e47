import type { Plugin } from 'vite'

const contractFile = /[\\/]src[\\/]api[\\/]contract[\\/].+\.ts$/
const summary = /^\s*summary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),\n/gm

export const withoutSummaries = (source: string): string => source.replace(summary, '')

/** Leaves the summaries of the calls out of a build: only the exported contract shows them (`npm run contract`). */
export function dropSummaries(): Plugin {
  return {
    name: 'portal:drop-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: contractFile },
      handler: (code) => ({ code: withoutSummaries(code), map: null }),
    },
  }
}
