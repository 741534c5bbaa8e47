import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { parseOperatorSettings } from '../features/settings/operatorSettings.js'
import { headersFile, nginxFile, redirectsFile } from './hostFiles.js'
import { inlineStyleHashes } from './policy.js'
import { loadModule, renderLanding, withLanding } from './prerender.js'

/**
 * Writes everything that depends on `settings.json` into a built folder: the landing page in `index.html`, and the host
 * files. The build runs it once; `npm run settings` runs it again for another operator, without another build.
 */
export async function applySettings(root: string, folder: string, isMock: boolean): Promise<void> {
  const settings: unknown = JSON.parse(await readFile(join(folder, 'settings.json'), 'utf8'))
  const operator = parseOperatorSettings(settings)
  const page = await readFile(join(folder, 'app.html'), 'utf8')
  const landing = await renderLanding(root, settings)
  const html = landing ? withLanding(page, landing) : page
  const options = { styleHashes: inlineStyleHashes(html), isMock, isHosted: true }
  const { routePaths } = await loadModule<{ routePaths: Record<string, string> }>(root, 'src/shared/paths.ts')
  const files = {
    'index.html': html,
    _headers: headersFile(operator, options, Object.values(routePaths)),
    _redirects: redirectsFile,
    'nginx.conf': nginxFile(operator, options),
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
}

/** Writes a .gz and a .br file beside every text file, for servers that send precompressed files. */
export async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  const isText = (name: string) => /\.(js|css|html|svg|json|webmanifest|txt)$/.test(name)
  await Promise.all(
    files.filter(isText).map(async (name) => {
      const file = join(folder, name)
      const content = await readFile(file)
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality))
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}
