import { readdirSync } from 'node:fs'

export const contractFiles = readdirSync(new URL('contract', import.meta.url))
  .filter((file) => !file.endsWith('.test.ts'))
  .sort()

/**
 * Every file of the contract, as its exports by name; for checks and the OpenAPI document. `import.meta.glob` would
 * make `npm run unused` take each of the exports for used.
 */
export const contractModules = await Promise.all(
  contractFiles.map((file) => import(`./contract/${file.replace(/\.ts$/, '')}.ts`) as Promise<Record<string, unknown>>),
)
