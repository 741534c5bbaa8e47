import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** Makes one file of what writes settings into a built folder (`src/build/writeSite.ts`), for a container without packages. */
const root = fileURLToPath(new URL('..', import.meta.url))
process.env.NODE_ENV = 'production'
await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  plugins: [
    {
      // It loads what renders the documents from the sources; here that is part of the file.
      name: 'without-vite',
      enforce: 'pre',
      resolveId: (id) => (id === 'vite' ? '\0vite' : undefined),
      load: (id) => (id === '\0vite' ? 'export const runnerImport = undefined' : undefined),
    },
  ],
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'src/build/writeSite.ts',
    outDir: process.argv[2] ?? 'dist-container',
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'writeSite.mjs' } },
  },
})
