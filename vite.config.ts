import react from '@vitejs/plugin-react'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { compressFirst } from './src/build/compressFirst.js'
import { documentFiles } from './src/build/documents.js'
import { chunkGroups, mockChunkGroups } from './src/build/chunkGroups.js'
import { patchLibraries } from './src/build/libraries/patchLibraries.js'
import { routerForRiders } from './src/build/libraries/reactRouter.js'
import { licences } from './src/build/licences.js'
import { mergeRuntime } from './src/build/mergeRuntime.js'
import { mockState } from './src/build/mockState.js'
import { mockWorker } from './src/build/mockWorker.js'
import { operatorServer } from './src/build/operator/operatorServer.js'
import { listImports, notLoaded } from './src/build/preloads.js'
import { previewLikeHost } from './src/build/preview.js'
import { textFiles } from './src/build/textFiles.js'
// @ts-expect-error -- a script without types
import TestOrder, { testProjects } from './.ci/testOrder.mjs'

/** Mode `mock` is the portal with its mock backend: `npm start`, `npm run build:mock`, `npm run preview:mock`. */
export default defineConfig(({ command, mode, isPreview }) => {
  const isMock = mode === 'mock'
  const isTest = Boolean(process.env.VITEST)
  const portal = [
    react(),
    patchLibraries(),
    mergeRuntime(),
    listImports(),
    ...(isMock ? [] : [compressFirst()]),
    textFiles(isMock),
    licences(isMock),
    documentFiles(isMock),
    ...(isMock ? [mockState(), mockWorker(), operatorServer()] : []),
    previewLikeHost(isMock),
  ]
  return {
    resolve: { alias: command === 'build' ? [routerForRiders] : [] },
    plugins: isTest ? [] : portal,
    // Tests of what the build renders take React as the build does, whose elements have no marks for developers.
    oxc: isTest ? { jsx: { runtime: 'automatic', development: false } } : undefined,
    // The preview finds documents as a host does; Vite's own fallback would answer missing files with a page.
    appType: isPreview ? 'mpa' : 'spa',
    server: {
      host: '127.0.0.1',
      warmup: { clientFiles: isTest ? [] : ['src/main.tsx', 'src/app/*.tsx', 'src/features/*/*/*Screen.tsx'] },
    },
    preview: { host: '127.0.0.1', strictPort: true },
    optimizeDeps: {
      rolldownOptions: { plugins: [patchLibraries()] },
      // All sources are searched for packages at the start: one found later reloads the page in the middle of a test.
      entries: ['index.html', 'src/{app,features,shared,api,i18n,mocks}/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}'],
    },
    build: {
      outDir: isMock ? 'dist-mock' : 'dist',
      manifest: !isMock,
      // A policy without data: and inline scripts.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false, resolveDependencies: notLoaded },
      chunkSizeWarningLimit: 1_000,
      reportCompressedSize: false,
      // Both minifiers, one after the other, give files that are 2 % smaller. The mock build is not for riders: quick.
      minify: isMock ? true : 'terser',
      terserOptions: { module: true, ecma: 2020, compress: { passes: 2 }, format: { comments: false } },
      rolldownOptions: {
        // Source maps are for a trace (`npm run bench -- trace`). They need no sources, which name the mock.
        output: { codeSplitting: { groups: isMock ? mockChunkGroups : chunkGroups }, sourcemapExcludeSources: true },
        // Importing a component does nothing by itself: what a feature's index names beside it stays out of the chunk.
        treeshake: {
          moduleSideEffects: [
            { test: /[\\/]src[\\/](?:features|shared)[\\/].+\.tsx$/, sideEffects: false },
            { test: /[\\/]src[\\/]features[\\/]\w+[\\/]\w+[\\/]onDemand\.ts$/, sideEffects: false },
            // Emotion has it for `withTheme`, which nobody uses.
            { test: /[\\/]hoist-non-react-statics[\\/]/, sideEffects: false },
          ],
        },
      },
    },
    test: {
      setupFiles: ['src/testing/setup.ts'].filter((file) => existsSync(file)),
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
      // For a test that hangs. A slow machine is slower, never red: `npm test` stops a run in which no test ends.
      testTimeout: 240_000,
      hookTimeout: 240_000,
      // Tests often wait, for a frame, a timer or their modules: one worker more than cores keeps all cores busy.
      maxWorkers: availableParallelism() + 1,
      sequence: { sequencer: TestOrder },
      projects: isTest ? testProjects() : [],
    },
  }
})
