import type { Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { listImports, notLoaded } from './preloads'

const chunk = (...imports: string[]) => ({ type: 'chunk', imports })

it('an import on demand names only the files that its chunk has not imported', () => {
  const bundle = {
    'entry.js': chunk(),
    'start.js': chunk('entry.js'),
    'page.js': chunk('start.js'),
    'kit.js': chunk('start.js'),
    'dialog.js': chunk('kit.js', 'page.js'),
  }
  const { handler } = listImports().generateBundle as {
    handler: (options: object, files: Rolldown.OutputBundle) => void
  }
  handler({}, bundle as unknown as Rolldown.OutputBundle)
  const needed = ['dialog.js', 'kit.js', 'start.js', 'page.js', 'entry.js']
  expect(notLoaded('dialog.js', needed, { hostId: 'page.js' })).toEqual(['dialog.js', 'kit.js'])
  expect(notLoaded('dialog.js', needed, { hostId: 'entry.js' })).toEqual(needed.slice(0, 4))
})
