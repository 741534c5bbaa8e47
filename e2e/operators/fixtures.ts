import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { test as base } from '../fixtures'

export type Operator = 'ferry' | 'metro' | 'region'

const script = fileURLToPath(new URL('./site.mjs', import.meta.url))

/** Stories on the site of an example operator: `test.use({ operator: 'ferry' })`. */
export const test = base.extend<{ operator: Operator }>({
  operator: ['ferry', { option: true }],

  baseURL: async ({ operator }, use) => {
    const site = spawn(process.execPath, [script, operator], { stdio: ['ignore', 'pipe', 'inherit'] })
    try {
      const address = await new Promise<string>((done, fail) => {
        site.stdout.once('data', (said: Buffer) => done(said.toString().trim()))
        site.once('exit', () => fail(new Error(`\`npm run settings\` did not take the operator ${operator}`)))
      })
      await use(address)
    } finally {
      site.kill()
    }
  },
})

export { expect } from '../fixtures'
