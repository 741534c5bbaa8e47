import { minify, type Plugin } from 'vite'

/**
 * Compresses each chunk with the bundler's own minifier before Terser does: it folds constants and branches that Terser
 * leaves. It runs before the chunks are hashed.
 */
export function compressFirst(): Plugin {
  return {
    name: 'portal:compress-first',
    apply: 'build',
    async renderChunk(code, { fileName }) {
      const {
        code: compressed,
        map,
        errors,
      } = await minify(fileName, code, { module: true, compress: true, mangle: false, sourcemap: true })
      if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
      return { code: compressed, map }
    },
  }
}
