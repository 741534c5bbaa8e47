import i18next from 'eslint-plugin-i18next'
import a11y from 'eslint-plugin-jsx-a11y-x'
import { readFileSync } from 'node:fs'
import ts from 'typescript-eslint'
import { importZones } from './.ci/importZones.mjs'

const ladder = JSON.parse(readFileSync(new URL('src/ladder.json', import.meta.url), 'utf8'))

const tests = ['src/**/*.test.{ts,tsx}', 'src/testing/**']
const offline = ['src/mocks/**', 'src/build/**']

const say = {
  storage: 'Browser storage is read and written by src/shared/storage only.',
  http: 'The backend is called by request() of src/api only.',
  clock: 'The time comes from now() of src/shared/clock, so that tests and the mock can set it.',
  random: 'Use crypto.randomUUID() for identifiers; nothing else here may be random.',
  html: 'Texts are rendered as text: no dangerouslySetInnerHTML.',
  await: 'No top-level await: the bundler then makes two files of every dynamic import (see src/build/chunkGroups.ts).',
  controls: 'Buttons, alerts and links are those of src/shared/ui: MUI’s weigh as much as a whole screen.',
  links: 'Links are those of src/shared/navigation/Link: the router’s own all render again with every navigation.',
  heading: 'The page’s heading is found by src/shared/focus.',
  colour:
    'Colours stand in src/shared/ui/colours/tokens.ts; styles read the scheme’s by src/shared/ui/colours/palette.ts.',
  text: 'Texts come from locales/<language>/<feature>.json.',
  nested:
    'A component inside a component is a new one with every rendering, and loses what it holds: declare it beside.',
  style: 'A fixed style is `sx` or `styled` (src/kit.md); `style` carries values that the code works out.',
  joined: 'Each language has marks of its own: use inOneList (src/shared/locales/lists), or a text with placeholders.',
}

/** Attributes that people read or hear. */
const textAttribute = '/^(title|alt|label|placeholder|helperText|aria-(label|description|valuetext|roledescription))$/'
/** Where a literal is what the attribute or child shows: itself, or a branch of a condition. */
const shown = (parent) =>
  [
    '',
    ' > ConditionalExpression',
    ' > LogicalExpression',
    ' > TemplateLiteral',
    ' > ConditionalExpression > TemplateLiteral',
  ].map((between) => `${parent}${between} > :matches(Literal[value=/\\p{L}/u], TemplateElement[value.raw=/\\p{L}/u])`)

/** A colour in hexadecimal digits; `#main`, the hash of an address, is none. */
const hexColour = '/#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\\b/i'

/** A mark that stands between two texts. */
const joint = '/^\\s?[,:;、]\\s$/'

const storage = ['localStorage', 'sessionStorage']
const bannedSyntax = [
  ...storage.map((name) => ({
    selector: `MemberExpression[property.name='${name}']`,
    message: say.storage,
    for: 'storage',
  })),
  { selector: "CallExpression[callee.name='fetch']", message: say.http, for: 'http' },
  {
    selector: "CallExpression[callee.property.name='fetch'][callee.object.name=/^(window|globalThis|self)$/]",
    message: say.http,
    for: 'http',
  },
  { selector: "NewExpression[callee.name='XMLHttpRequest']", message: say.http, for: 'http' },
  { selector: "ImportExpression[source.value='axios']", message: say.http, for: 'http' },
  { selector: "MemberExpression[object.name='Date'][property.name='now']", message: say.clock, for: 'clock' },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: say.clock, for: 'clock' },
  { selector: "MemberExpression[object.name='Math'][property.name='random']", message: say.random, for: 'random' },
  {
    selector: 'ImportDeclaration[source.value=/^@mui.material.(Button|IconButton|Alert|AlertTitle|Link)$/]',
    message: say.controls,
    for: 'controls',
  },
  {
    selector: "ImportDeclaration[source.value='react-router'] ImportSpecifier[imported.name=/^(Link|NavLink)$/]",
    message: say.links,
    for: 'links',
  },
  ...[
    ':function FunctionDeclaration[id.name=/^[A-Z]/]',
    ':function VariableDeclarator[id.name=/^[A-Z]/] > :function:has(JSXElement)',
  ].map((selector) => ({ selector, message: say.nested, for: 'nested' })),
  { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: say.html, for: 'html' },
  { selector: "Property[key.name='dangerouslySetInnerHTML']", message: say.html, for: 'html' },
  { selector: 'Program > ExpressionStatement > AwaitExpression', message: say.await, for: 'await' },
  {
    selector: 'Program > VariableDeclaration > VariableDeclarator > AwaitExpression',
    message: say.await,
    for: 'await',
  },
  ...['Literal[value=/page-heading/]', 'TemplateElement[value.raw=/page-heading/]'].map((selector) => ({
    selector,
    message: say.heading,
    for: 'heading',
  })),
  ...[`Literal[value=${hexColour}]`, `TemplateElement[value.raw=${hexColour}]`].map((selector) => ({
    selector,
    message: say.colour,
    for: 'colour',
  })),
  ...[
    `JSXAttribute[name.name=${textAttribute}] > Literal[value=/\\p{L}/u]`,
    ...shown(`JSXAttribute[name.name=${textAttribute}] > JSXExpressionContainer`),
    ...shown('JSXElement > JSXExpressionContainer'),
    ...shown('JSXFragment > JSXExpressionContainer'),
  ].map((selector) => ({ selector, message: say.text, for: 'text' })),
  ...[
    `CallExpression[callee.property.name='join'] > Literal[value=${joint}]`,
    `TemplateElement[value.raw=${joint}]`,
    `JSXExpressionContainer > Literal[value=${joint}]`,
    'JSXText[value=/^\\s*[,:;](\\s|$)|\\(\\s*$/]',
  ].map((selector) => ({ selector, message: say.joined, for: 'joined' })),
  {
    selector:
      'JSXOpeningElement[name.name!=/^(SkeletonBar|PayPalButtons)$/] > JSXAttribute[name.name="style"] > JSXExpressionContainer > ObjectExpression:not(:has(> Property[value.type!="Literal"]))',
    message: say.style,
    for: 'style',
  },
]

/** ESLint's own recommendations that TypeScript does not cover. */
const core = [
  'no-alert',
  'no-async-promise-executor',
  'no-constant-condition',
  'no-control-regex',
  'no-debugger',
  'no-empty',
  'no-self-compare',
  'no-unsafe-finally',
  'no-useless-escape',
]

/** All bans but the named ones. */
const bansExcept = (...allowed) => [
  'error',
  ...bannedSyntax.filter((ban) => !allowed.includes(ban.for)).map(({ selector, message }) => ({ selector, message })),
]

export default ts.config(
  { ignores: ['**/dist*/**', 'coverage/**', '**/test-results/**', 'playwright-report/**', 'e2e/contract/types.d.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.recommended, a11y.configs.recommended],
    rules: {
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      ...Object.fromEntries(core.map((rule) => [rule, 'error'])),
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'max-lines': ['error', { max: 250 }],
    },
  },
  { files: ['src/**/*.{ts,tsx}'], ignores: tests, rules: { 'max-lines-per-function': ['error', { max: 60 }] } },
  {
    files: ['src/**/*.tsx'],
    ignores: [...tests, ...offline],
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-text-only',
          // Punctuation, digits and the plus and minus of steppers need no translation.
          words: { exclude: ['[\\s0-9!-/:-@[-`{-~·–—…×−©]+'] },
          message: say.text,
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [...tests, ...offline],
    rules: {
      'no-restricted-globals': ['error', ...storage.map((name) => ({ name, message: say.storage }))],
      'no-restricted-syntax': bansExcept(),
    },
  },
  {
    files: ['src/shared/storage/**'],
    rules: { 'no-restricted-globals': 'off', 'no-restricted-syntax': bansExcept('storage') },
  },
  {
    files: ['src/api/**', 'src/boot/loadSettings.ts', 'src/shared/renewFiles.ts'],
    rules: { 'no-restricted-syntax': bansExcept('http', 'joined') },
  },
  {
    files: ['src/shared/ui/colours/tokens.ts', 'src/shared/ui/providers/providerTokens.ts'],
    rules: { 'no-restricted-syntax': bansExcept('colour') },
  },
  { files: ['src/shared/focus/pageHeading.ts'], rules: { 'no-restricted-syntax': bansExcept('heading') } },
  { files: ['src/shared/clock.ts'], rules: { 'no-restricted-syntax': bansExcept('clock') } },
  // An address is written in the way of its country, and faults of settings are for the operator’s developers.
  {
    files: ['src/shared/locales/lists.ts', 'src/features/identity/settings/settingsFaults.ts'],
    rules: { 'no-restricted-syntax': bansExcept('joined') },
  },
  ...importZones(ladder),
  { files: [...tests, 'e2e/**', 'src/build/**', 'vite.config.ts'], rules: { 'no-console': 'off' } },
  // Where crashes are reported: the console is the report of a portal without an error service.
  { files: ['src/app/flows/reportCrash.ts'], rules: { 'no-console': 'off' } },
)
