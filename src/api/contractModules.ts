import { readdirSync } from 'node:fs'

export const contractFiles = readdirSync(new URL('contract', import.meta.url), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .sort()

/**
 * Every file of the contract with its exports, for checks and the OpenAPI document. With `import.meta.glob`, `npm run
 * unused` would count each export as used.
 */
export const contractModules = await Promise.all(
  contractFiles.map(
    (file) => import(new URL(`contract/${file}`, import.meta.url).href) as Promise<Record<string, unknown>>,
  ),
)
