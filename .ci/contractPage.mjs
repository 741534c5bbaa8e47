import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * The document as a page for people, with Redoc beside it: a folder that any host serves, or that opens from a disk. It asks
 * no other origin for anything: its policy forbids that, and Redoc's own picture in the margin is left out.
 */

const require = createRequire(import.meta.url)
const picture = 'https://cdn.redoc.ly/redoc/logo-mini.svg'
const noPicture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  'worker-src blob:',
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  'font-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const page = ({ title, version }) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>${title} ${version}</title>
    <style>
      body { margin: 0 }
    </style>
  </head>
  <body>
    <div id="contract"></div>
    <script src="contract.js"></script>
    <script src="redoc.standalone.js"></script>
    <script src="show.js"></script>
  </body>
</html>
`

const show = `const fonts = { fontFamily: 'system-ui, sans-serif', headings: { fontFamily: 'system-ui, sans-serif' } }
const options = { hideDownloadButton: true, sortRequiredPropsFirst: true, theme: { typography: fonts } }
Redoc.init(contract, options, document.getElementById('contract'))
`

/** Writes the page and what it needs into a folder. */
export function writeContractPage(folder, document) {
  mkdirSync(folder, { recursive: true })
  const bundle = require.resolve('redoc/bundles/redoc.standalone.js')
  writeFileSync(`${folder}/redoc.standalone.js`, readFileSync(bundle, 'utf8').replaceAll(picture, noPicture))
  cpSync(`${bundle}.LICENSE.txt`, `${folder}/redoc.standalone.js.LICENSE.txt`)
  writeFileSync(`${folder}/contract.js`, `const contract = ${JSON.stringify(document)}\n`)
  writeFileSync(`${folder}/show.js`, show)
  writeFileSync(`${folder}/index.html`, page(document.info))
}
