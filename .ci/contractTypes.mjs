import openapiTS, { astToString } from 'openapi-typescript'

/** What a generator of types needs: the shapes, without what people read and without refusals. */
const words = new Set(['description', 'summary', 'example', 'examples'])
const isHolder = (key) => ['properties', 'schemas'].includes(key)

function bare(node, key = '') {
  if (Array.isArray(node)) return node.map((entry) => bare(entry))
  if (typeof node !== 'object' || node === null) return node
  const kept = Object.entries(node).filter(([name]) => isHolder(key) || !words.has(name))
  return Object.fromEntries(kept.map(([name, value]) => [name, bare(value, isHolder(key) ? '' : name)]))
}

const good = (operation) => ({ ...operation, parameters: [], responses: { 200: operation.responses[200] } })

/** Returns the types of bodies and good answers, as `openapi-typescript` makes them of a document. */
export async function contractTypes(document) {
  const { paths, components } = bare(document)
  const calls = Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, good(operation)])),
  ])
  const small = {
    openapi: document.openapi,
    info: document.info,
    paths: Object.fromEntries(calls),
    components: { schemas: components.schemas, headers: components.headers },
  }
  return `/** Written by \`npm run contract\`: what openapi-typescript makes of the document. */\n${astToString(await openapiTS(small))}`
}
