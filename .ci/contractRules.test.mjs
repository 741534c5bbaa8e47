import { readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectral from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'
import { expect, it } from 'vitest'
import { isWhole } from '../src/testing/chance/sample'

/**
 * The document by the rules of others, none of them switched off. A warning counts like an error. Spectral takes four times as
 * long as Redocly, so it reads the whole document in `npm run deep`.
 */
const file = `${import.meta.dirname}/../src/api/contract.json`
const text = readFileSync(file, 'utf8')

async function byRedocly(source) {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source, absoluteRef: file, config })
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)
}

async function bySpectral(source) {
  const linter = new spectral.Spectral()
  linter.setRuleset({ extends: [[rulesets.oas, 'recommended']] })
  const problems = await linter.run(source)
  return problems.map(({ code, message, path }) => `${code}: ${message} ${path.join('/')}`)
}

it('@CON-01 Redocly’s recommended rules find nothing in the document', async () => {
  expect(await byRedocly(text)).toEqual([])
})

it.runIf(isWhole)('@CON-01 Spectral’s rules for OpenAPI find nothing in the document', async () => {
  expect(await bySpectral(JSON.parse(text))).toEqual([])
})

it('@CON-01 both find what is wrong in a small document', async () => {
  const operation = { operationId: 'a', responses: {} }
  const small = { openapi: '3.1.0', info: { title: 'Small', version: '1' }, paths: { '/a': { get: operation } } }
  expect(await byRedocly(JSON.stringify(small))).not.toEqual([])
  expect(await bySpectral(small)).not.toEqual([])
})
