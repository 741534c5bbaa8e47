import { resolve } from 'node:path'
import { build } from 'vite'
import type { Rolldown } from 'vite'

/** Returns a module with all that it imports as one script without imports, to be written into the documents. */
export async function inlineScript(root: string, file: string): Promise<string> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: resolve(root, file), output: { format: 'iife', codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput
  const [chunk] = built.output
  return chunk.code.trim().replaceAll('</', '<\\/')
}
