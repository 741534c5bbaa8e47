import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { program, root } from '../install.mjs'
import { say } from './bannedSyntax.mjs'

const page = 'src/app/Page.tsx'

/** What each ban notices: a line for each of its selectors. */
const banned = {
  storage: ['window.localStorage.clear()', 'window.sessionStorage.clear()', 'localStorage.clear()'],
  http: ["fetch('/a')", "window.fetch('/a')", 'new XMLHttpRequest()', "import('axios')"],
  clock: ['Date.now()', 'new Date()'],
  random: ['list.map(Math.random)'],
  controls: ["import Button from '@mui/material/Button'"],
  links: ["import { NavLink } from 'react-router'"],
  nested: ['function One() { function Two() {} }', 'function Three() { const Four = () => <br /> }'],
  html: ["<p dangerouslySetInnerHTML={{ __html: '' }} />", "createElement('p', { dangerouslySetInnerHTML: html })"],
  await: ['await done', 'const done = await start()'],
  heading: ["find('page-heading')", 'find(`#page-heading ${tag}`)'],
  colour: ["paint('#fa0')", 'paint(`1px solid #ffaa00 ${side}`)'],
  text: [
    '<p>Total</p>',
    '<p>&#9731;</p>',
    '<p title="Total" />',
    ...[
      "'Total'",
      "isOpen ? 'Total' : sum",
      "sum || 'Total'",
      '`Total ${sum}`',
      'isOpen ? `Total ${sum}` : sum',
    ].flatMap((text) => [`<p aria-label={${text}} />`, `<p>{${text}}</p>`, `<>{${text}}</>`]),
  ],
  joined: ["names.join(', ')", 'tell(`${one}, ${two}`)', "<p>{one}{': '}{two}</p>", '<p>{one}, {two}</p>'],
  style: ['<p style={{ margin: 0 }} />'],
}

/** What is like a ban and is none. */
const free = [
  'function keep(localStorage: Storage) { localStorage.clear() }',
  'new Date(0)',
  "import { Outlet } from 'react-router'",
  'const Five = () => { const six = () => <br /> }',
  'async () => { await done }',
  "paint('#main')",
  '<p>{sum} − 1</p>',
  '<p className="total" title={t("cart:total")} />',
  "parts.join('-')",
  '<p style={{ margin }} />',
  "<SkeletonBar style={{ width: '6em' }} />",
]

/** Where a folder or a file may do what others may not, and what it still may not do. */
const exceptions = [
  ['src/shared/storage/read.ts', 'localStorage.getItem(key)'],
  ['src/shared/storage/read.ts', 'window.localStorage.clear()'],
  ['src/shared/storage/read.ts', "fetch('/a')", say.http],
  ['src/api/request.ts', "fetch('/a')"],
  ['src/api/request.ts', "names.join(', ')"],
  ['src/api/request.ts', 'Date.now()', say.clock],
  ['src/boot/loadSettings.ts', "fetch('/a')"],
  ['src/shared/renewFiles.ts', "fetch('/a')"],
  ['src/shared/ui/colours/tokens.ts', "paint('#fa0')"],
  ['src/shared/ui/colours/palette.ts', "paint('#fa0')", say.colour],
  ['src/shared/ui/providers/providerTokens.ts', "paint('#fa0')"],
  ['src/shared/focus/pageHeading.ts', "find('page-heading')"],
  ['src/shared/clock.ts', 'Date.now()'],
  ['src/shared/locales/lists.ts', "names.join(', ')"],
  ['src/features/identity/settings/settingsFaults.ts', "names.join(', ')"],
  ['src/app/Page.test.tsx', 'Date.now()'],
  ['src/testing/render.tsx', '<p>Total</p>'],
  ['src/mocks/state.tsx', '<p>Total</p>'],
  ['src/build/write.ts', "fetch('/a')"],
]

const cart = 'src/features/buying/cart/lines/Line.tsx'
const doors = 'Other rooms are used through their index (or onDemand, see src/README.md).'
const imports = [
  [cart, "import '../../catalogue'"],
  [cart, "import '../../catalogue/onDemand'"],
  [cart, "import '../../catalogue/search'", doors],
  [cart, "export { a } from '../../catalogue/search'", doors],
  [cart, "export * from '../../catalogue/onDemandToo'", doors],
  [cart, "import '../../../paying/payment'"],
  [cart, "import '../../../paying/payment/onDemand'"],
  [cart, "import '../../../paying/payment/Form'", doors],
  [
    cart,
    "import '../../checkout'",
    'cart stands above checkout on the ladder (src/ladder.json): announce an event that checkout answers.',
  ],
  [
    cart,
    "import '../../../account/wallet'",
    'buying does not know account (src/ladder.json): announce an event that account answers.',
  ],
  [cart, "import '../../../../features/buying'", "Write '../<room>' within a wing, '../../<wing>/<room>' otherwise."],
  [cart, "import '../../../../shared/dates'"],
  [
    'src/shared/dates.ts',
    "import '../features/buying/cart'",
    'This room knows no feature: move it to the feature, or take what it needs as an argument.',
  ],
  ['src/shared/dates.ts', "import 'axios'", say.http],
  ['src/api/request.ts', "import 'axios'"],
  [page, "import '../mocks/state'", 'The mock backend is loaded by src/main.tsx in mock mode and by tests only.'],
  ['src/app/Page.test.tsx', "import '../mocks/state'"],
  ['src/main.tsx', "import './mocks/state'"],
]

const cases = [
  ...Object.entries(banned).flatMap(([ban, codes]) => codes.map((code) => [page, code, say[ban]])),
  ...free.map((code) => [page, code]),
  ...exceptions,
  ...imports,
]

const linesOf = (file) => cases.filter(([name]) => name === file).map(([, code]) => `${code};`)

/** Lints the cases, each a line of its file, with the project's own configuration. Returns what is told of a line. */
function lint() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'lint-')))
  const put = (file, text) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  for (const file of new Set(cases.map(([name]) => name))) put(file, linesOf(file).join('\n'))
  // The rules that need types are not asked: they would have to read the whole project.
  put(
    'oxlint.config.mjs',
    `import config from '${pathToFileURL(join(root, 'oxlint.config.mjs'))}'
    export default { ...config, jsPlugins: ['${pathToFileURL(join(root, '.ci/lint/plugin.mjs'))}'], options: { typeAware: false } }`,
  )
  const [command, ...args] = program('oxlint', '--config', 'oxlint.config.mjs', '--format', 'json', 'src')
  const { stdout } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  const told = JSON.parse(stdout).diagnostics.filter(({ code }) => /^portal|no-restricted-globals/.test(code))
  return (file, code) =>
    told
      .filter(({ filename, labels }) => filename === file && linesOf(file)[labels[0].span.line - 1] === `${code};`)
      .map(({ message }) => message)
}

describe('the linter', () => {
  const told = lint()
  it('is tried with each ban', () => expect(Object.keys(banned).sort()).toEqual(Object.keys(say).sort()))

  it.each(cases)('%s: %s', (file, code, message) => {
    expect(told(file, code)).toEqual(message ? [expect.stringContaining(message)] : [])
  })
})
