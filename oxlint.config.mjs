import { readFileSync } from 'node:fs'
import { bannedGlobals, bansExcept } from './.ci/lint/bannedSyntax.mjs'
import { importZones } from './.ci/lint/importZones.mjs'

const ladder = JSON.parse(readFileSync(new URL('src/ladder.json', import.meta.url), 'utf8'))

const sources = ['src/**/*.{ts,tsx}']
const tests = ['src/**/*.test.{ts,tsx}', 'src/testing/**']
const offline = ['src/mocks/**', 'src/build/**']

/** Rules without options. */
const errors = (plugin, rules) =>
  Object.fromEntries(rules.map((rule) => [plugin ? `${plugin}/${rule}` : rule, 'error']))

const core = errors('', [
  'no-alert',
  'no-array-constructor',
  'no-async-promise-executor',
  'no-console',
  'no-constant-condition',
  'no-control-regex',
  'no-debugger',
  'no-empty',
  'no-self-compare',
  'no-unsafe-finally',
  'no-unused-expressions',
  'no-useless-escape',
  'no-var',
  'prefer-const',
  'prefer-rest-params',
  'prefer-spread',
])

const types = errors('typescript', [
  'ban-ts-comment',
  'no-duplicate-enum-values',
  'no-explicit-any',
  'no-extra-non-null-assertion',
  'no-floating-promises',
  'no-misused-new',
  'no-namespace',
  'no-non-null-asserted-optional-chain',
  'no-require-imports',
  'no-this-alias',
  'no-unnecessary-type-constraint',
  'no-unsafe-declaration-merging',
  'no-unsafe-function-type',
  'no-wrapper-object-types',
  'prefer-as-const',
  'prefer-namespace-keyword',
  'triple-slash-reference',
])

const react = errors('react', [
  'error-boundaries',
  'exhaustive-deps',
  'globals',
  'immutability',
  'incompatible-library',
  'preserve-manual-memoization',
  'purity',
  'refs',
  'rules-of-hooks',
  'set-state-in-effect',
  'set-state-in-render',
  'static-components',
  'unsupported-syntax',
  'use-memo',
])

const keys = ['onKeyPress', 'onKeyDown', 'onKeyUp']
const presses = ['onClick', 'onMouseDown', 'onMouseUp', ...keys]
const groups = ['listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'tree', 'treegrid']

/** What jsx-a11y recommends. */
const accessibility = {
  ...errors('jsx-a11y', [
    'alt-text',
    'anchor-has-content',
    'anchor-is-valid',
    'aria-activedescendant-has-tabindex',
    'aria-props',
    'aria-proptypes',
    'aria-role',
    'aria-unsupported-elements',
    'autocomplete-valid',
    'click-events-have-key-events',
    'heading-has-content',
    'html-has-lang',
    'iframe-has-title',
    'img-redundant-alt',
    'interactive-supports-focus',
    'label-has-associated-control',
    'media-has-caption',
    'mouse-events-have-key-events',
    'no-access-key',
    'no-autofocus',
    'no-distracting-elements',
    'no-redundant-roles',
    'role-has-required-aria-props',
    'role-supports-aria-props',
    'scope',
    'tabindex-no-positive',
  ]),
  'jsx-a11y/no-interactive-element-to-noninteractive-role': [
    'error',
    { tr: ['none', 'presentation'], canvas: ['img'] },
  ],
  'jsx-a11y/no-noninteractive-element-interactions': [
    'error',
    {
      handlers: ['onError', 'onLoad', ...presses],
      alert: keys,
      body: ['onError', 'onLoad'],
      dialog: keys,
      iframe: ['onError', 'onLoad'],
      img: ['onError', 'onLoad'],
    },
  ],
  'jsx-a11y/no-noninteractive-element-to-interactive-role': [
    'error',
    {
      ul: groups,
      ol: groups,
      li: ['menuitem', 'menuitemradio', 'menuitemcheckbox', 'option', 'row', 'tab', 'treeitem'],
      table: ['grid'],
      td: ['gridcell'],
      fieldset: ['radiogroup', 'presentation'],
    },
  ],
  'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel'], allowExpressionValues: true }],
  'jsx-a11y/no-static-element-interactions': ['error', { allowExpressionValues: true, handlers: presses }],
}

export default {
  plugins: ['typescript', 'react', 'jsx-a11y'],
  jsPlugins: ['./.ci/lint/plugin.mjs'],
  categories: { correctness: 'off' },
  // The rules need the types of the whole project, so it is checked by TypeScript in the same run.
  options: { typeAware: true, typeCheck: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    '**/dist*/**',
    'coverage/**',
    '**/test-results/**',
    'playwright-report/**',
    'e2e/contract/types.d.ts',
  ],
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...core,
        ...types,
        ...react,
        ...accessibility,
        eqeqeq: ['error', 'always', { null: 'ignore' }],
        'max-lines': ['error', { max: 250 }],
        'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
        'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
        'typescript/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      },
    },
    { files: ['e2e/**'], rules: { 'react/rules-of-hooks': 'off' } },
    { files: sources, excludeFiles: tests, rules: { 'max-lines-per-function': ['error', { max: 60 }] } },
    {
      files: sources,
      excludeFiles: [...tests, ...offline],
      rules: {
        'no-restricted-globals': ['error', ...bannedGlobals],
        'portal/no-restricted-syntax': bansExcept(),
      },
    },
    {
      files: ['src/shared/storage/**'],
      rules: { 'no-restricted-globals': 'off', 'portal/no-restricted-syntax': bansExcept('storage') },
    },
    {
      files: ['src/api/**', 'src/boot/loadSettings.ts', 'src/shared/renewFiles.ts'],
      rules: { 'portal/no-restricted-syntax': bansExcept('http', 'joined') },
    },
    {
      files: ['src/shared/ui/colours/tokens.ts', 'src/shared/ui/providers/providerTokens.ts'],
      rules: { 'portal/no-restricted-syntax': bansExcept('colour') },
    },
    { files: ['src/shared/focus/pageHeading.ts'], rules: { 'portal/no-restricted-syntax': bansExcept('heading') } },
    { files: ['src/shared/clock.ts'], rules: { 'portal/no-restricted-syntax': bansExcept('clock') } },
    // An address is written in the way of its country, and faults of settings are for the operator’s developers.
    {
      files: ['src/shared/locales/lists.ts', 'src/features/identity/settings/settingsFaults.ts'],
      rules: { 'portal/no-restricted-syntax': bansExcept('joined') },
    },
    ...importZones(ladder),
    { files: [...tests, 'e2e/**', 'src/build/**', 'vite.config.ts'], rules: { 'no-console': 'off' } },
    // Where crashes are reported: the console is the report of a portal without an error service.
    { files: ['src/app/flows/reportCrash.ts'], rules: { 'no-console': 'off' } },
  ],
}
