import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { contractTypes } from './contractTypes.mjs'

const read = (file) => readFileSync(`${import.meta.dirname}/../${file}`, 'utf8')

it('@CON-01 the generated types are those of the document (e2e/contract/equal.ts compares them with the portal’s)', async () => {
  const types = await contractTypes(JSON.parse(read('src/api/contract.json')))
  expect(read('e2e/contract/types.d.ts') === types, 'run `npm run contract`').toBe(true)
})
