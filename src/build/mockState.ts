import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const folder = 'src/mocks/state'

/** Returns a name of the shape that the mock backend's state has: it follows from the sources that declare it. */
export function stateShape(root: string): string {
  const sources = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
    .sort()
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
  const contract = readFileSync(join(root, 'src/api/contract.json'), 'utf8')
  return createHash('sha256')
    .update(JSON.stringify([...sources, contract]))
    .digest('hex')
    .slice(0, 16)
}

/**
 * Tells the mock backend the shape of its state, so that a state that another version has stored is built again. The
 * state holds records of the contract, too.
 */
export function mockState(): Plugin {
  return {
    name: 'portal-mock-state',
    config: ({ root = process.cwd() }) => ({ define: { __STATE_SHAPE__: JSON.stringify(stateShape(root)) } }),
    handleHotUpdate({ file, server }) {
      if (file.includes(`/${folder}/`)) void server.restart()
    },
  }
}
