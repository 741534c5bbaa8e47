import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openApiDocument } from './openapi'

it('@CON-01 the committed document is the one of the code, so that each change is seen in review', () => {
  const committed: unknown = JSON.parse(readFileSync(new URL('../contract.json', import.meta.url), 'utf8'))
  expect(committed, 'run `npm run contract` and review what changed').toEqual(
    JSON.parse(JSON.stringify(openApiDocument())),
  )
})
