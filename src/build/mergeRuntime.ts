import type { Plugin, Rolldown } from 'vite'

const line = /^import \{ ([^}]*) \} from "\.\/rolldown-runtime-[^"]*";\n/m
const renamed = /[\w$]+ as ([\w$]+)/g
const helper = /^var (\w+) = \(/gm
const fileOf = ({ fileName }: { fileName: string }) => fileName.split('/').at(-1) ?? ''

function partsOf<Chunk extends { name: string }>(files: Record<string, Chunk>) {
  const named = (wanted: string) => Object.values(files).find(({ name }) => name === wanted)
  const [runtime, entry] = [named('rolldown-runtime'), named('entry')]
  return runtime && entry ? { runtime, entry } : undefined
}

/** Returns the helpers as one statement, and their names. */
function helpersOf({ modules }: Rolldown.RenderedChunk) {
  const source = Object.values(modules).map(({ code }) => `${code ?? ''}\n`)
  const names = source.flatMap((code) => [...code.matchAll(helper)].map(([, name = '']) => name))
  const list = `{ ${names.join(', ')} }`
  return { names, statement: `export const ${list} = (() => {\n${source.join('')}return ${list};\n})();\n` }
}

/**
 * Moves the bundler's own helpers into the entry, which every page loads before anything else. As a file of their own
 * they would cost each first visit a request for 400 bytes.
 *
 * It does so before the bundler hashes the chunks: browsers keep a file for a year by its name, so the name must follow
 * from what the file holds in the end.
 */
export function mergeRuntime(): Plugin {
  return {
    name: 'portal:merge-runtime',
    apply: 'build',
    renderChunk: {
      order: 'pre',
      handler(code, chunk, _options, { chunks }) {
        const parts = partsOf(chunks)
        if (!parts || chunk.name === parts.runtime.name) return null
        const { names, statement } = helpersOf(parts.runtime)
        const taken = line.exec(code)?.[1]?.replaceAll(renamed, '$1') ?? ''
        const unknown = taken.split(', ').filter((name) => name && !names.includes(name))
        if (unknown.length > 0) return this.error(`${chunk.name} takes helpers in another way: ${unknown.join(', ')}`)
        if (chunk.name === parts.entry.name) return statement + code.replace(line, '')
        return code.replace(line, `import { ${taken} } from "./${fileOf(parts.entry)}";\n`)
      },
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const parts = partsOf(Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk])))
        if (!parts) return
        const { runtime, entry } = parts
        for (const chunk of chunks) {
          if (chunk.code.includes(fileOf(runtime))) this.error(`${chunk.name} imports the helpers in another way`)
          const imports = chunk.imports.map((name) => (name === runtime.fileName ? entry.fileName : name))
          chunk.imports = [...new Set(imports)].filter((name) => name !== chunk.fileName)
        }
        delete bundle[runtime.fileName]
      },
    },
  }
}
