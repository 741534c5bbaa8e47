import type { Plugin, Rolldown } from 'vite'

const renamed = /([\w$]+) as ([\w$]+)/g
const lastExport = /export\{([^}]*)\};?\s*$/
const fileOf = ({ fileName }: Rolldown.OutputChunk) => fileName.split('/').at(-1) ?? ''

/**
 * Moves the bundler's own helpers into the entry, which every page loads before anything else. As a file of their own
 * they would cost each first visit a request for 400 bytes.
 */
export function mergeRuntime(): Plugin {
  return {
    name: 'portal:merge-runtime',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const runtime = chunks.find(({ name }) => name === 'rolldown-runtime')
        const entry = chunks.find(({ name }) => name === 'entry')
        if (!runtime || !entry) return
        const [, exported] = lastExport.exec(runtime.code) ?? []
        if (!exported) return this.error('The helpers are exported in another way')
        const helpers = `${runtime.code.replace(lastExport, '')};return{${exported.replaceAll(renamed, '$2:$1')}}`
        const line = new RegExp(`import\\{([^}]*)\\}from["']\\./${fileOf(runtime)}["'];?`)
        for (const chunk of chunks) {
          chunk.code = chunk.code.replace(line, (_, names: string) => {
            const taken = `const{${names.replaceAll(renamed, '$1:$2')}}=$helpers;`
            return chunk === entry ? taken : `import{$helpers}from"./${fileOf(entry)}";${taken}`
          })
          const imports = chunk.imports.map((name) => (name === runtime.fileName ? entry.fileName : name))
          chunk.imports = [...new Set(imports)].filter((name) => name !== chunk.fileName)
        }
        entry.code = `const $helpers=(()=>{${helpers}})();export{$helpers};${entry.code}`
        delete bundle[runtime.fileName]
      },
    },
  }
}
