import type { Plugin } from 'vite'

interface Unused {
  file: RegExp
  /** A piece of the library's source. */
  part: string | RegExp
  /** What stands there in a build. */
  instead: string
}

const router = /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/
const xhr = /[\\/]axios[\\/]lib[\\/]adapters[\\/]xhr\.js$/
const i18next = /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/

/** Finds a method of a class of i18next, whose source is indented by two spaces. */
const method = (name: string) => new RegExp(`^  ${name}\\([^]*?^  \\}$`, 'm')

/** Parts of libraries that nothing here reaches, and of which the bundler cannot see it. */
export const unusedParts: Unused[] = [
  // Links: ours do not render again with each page.
  { file: router, part: 'NavLink.displayName = "NavLink";', instead: '' },
  { file: router, part: '\nLink.displayName = "Link";', instead: '' },
  { file: router, part: 'var Link = React10', instead: 'var Link = /* @__PURE__ */ React10' },
  { file: router, part: 'var NavLink = React10', instead: 'var NavLink = /* @__PURE__ */ React10' },
  // Routes that load data and catch their errors: ours load in sagas, and `boundaries.tsx` catches.
  {
    file: router,
    part: /return dataRouterState && \(match\.route\.ErrorBoundary[^]*?\) : getChildren\(\);/,
    instead: 'return getChildren();',
  },
  { file: router, part: 'RenderErrorBoundary.contextType = RSCRouterContext;', instead: '' },
  // Forms that submit to such routes.
  { file: router, part: 'Form.displayName = "Form";', instead: '' },
  { file: router, part: 'var Form = React10', instead: 'var Form = /* @__PURE__ */ React10' },
  // Requests by `fetch`: ours go by XMLHttpRequest, and the one that ends a session has its own adapter.
  {
    file: /[\\/]axios[\\/]lib[\\/]adapters[\\/]adapters\.js$/,
    part: /  fetch: \{\s+get: fetchAdapter\.getFetch,\s+\},\n/,
    instead: '',
  },
  // Tokens that axios would read from a cookie (`withXSRFToken`).
  {
    file: /[\\/]axios[\\/]lib[\\/]helpers[\\/]cookies\.js$/,
    part: /export default platform\.hasStandardBrowserEnv[^]*$/,
    instead: 'export default {};',
  },
  {
    file: xhr,
    part: /let useAsyncXsrf;\s+try \{[^]*?\} catch \(e\) \{[^}]*\}/,
    instead: 'const useAsyncXsrf = false;',
  },
  {
    file: xhr,
    part: /if \(xsrfCookieName\) \{[^]*\} else \{\s+sendRequest\(\);\s+\}/,
    instead: 'sendRequest();',
  },
  // Progress of uploads and downloads.
  {
    file: xhr,
    part: /if \(onDownloadProgress\) \{[^]*?(?=if \(_config\.cancelToken)/,
    instead: '',
  },
  // A theme as source text.
  ...['theme', 'muiTheme'].map((name) => ({
    file: /[\\/]@mui[\\/]material[\\/]styles[\\/]createTheme(?:With|No)Vars\.mjs$/,
    part: `  ${name}.toRuntimeSource = stringifyTheme;`,
    instead: '',
  })),
  // Colours of MUI's components that are not used here: ours read the palette itself.
  {
    file: /[\\/]@mui[\\/]material[\\/]styles[\\/]createThemeWithVars\.mjs$/,
    part: /^ +setColor\(palette\.(?:Alert|AppBar|Avatar|Button|Chip|FilledInput|LinearProgress|Skeleton|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent|Switch|TableCell|Tooltip), .*\);\n/gm,
    instead: '',
  },
  // i18next loads no texts: `i18n/texts` does. No text has a format: amounts and dates come formatted.
  {
    file: i18next,
    part: 'new Connector(createClassOnDemand(this.modules.backend), s.resourceStore, s, this.options)',
    instead: '{ state: {}, on() {} }',
  },
  { file: i18next, part: 'formatter = Formatter;', instead: '' },
  { file: i18next, part: method('loadResources'), instead: '  loadResources(language, done) { done(null) }' },
  ...['reloadResources', 'hydrate', 'loadNamespaces', 'loadLanguages', 'dir', 'cloneInstance'].map((name) => ({
    file: i18next,
    part: method(name),
    instead: `  ${name}() {}`,
  })),
  // No text names another one by its key.
  { file: i18next, part: method('nest'), instead: '  nest(text) { return text }' },
  // Its advice to developers: a missing text throws (`i18n/texts`).
  {
    file: i18next,
    part: /^ +(?:if \([^;{}]*\) )?(?:this\.logger|baseLogger)\.(?:warn|once|deprecate|log)\(.*\);$/gm,
    instead: '',
  },
]

/** Leaves these parts out of a build. Fails if a library no longer has one, because the list must then be checked. */
export function dropUnused(): Plugin {
  const found = new Set<Unused>()
  return {
    name: 'portal:drop-unused',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: unusedParts.map(({ file }) => file) },
      handler(code, id) {
        let kept = code
        for (const unused of unusedParts) {
          const without = unused.file.test(id) ? kept.replace(unused.part, () => unused.instead) : kept
          if (without !== kept) found.add(unused)
          kept = without
        }
        return { code: kept, map: null }
      },
    },
    generateBundle() {
      const missed = unusedParts.filter((unused) => !found.has(unused)).map(({ part }) => String(part))
      if (missed.length > 0) this.error(`No longer in its library: ${missed.join(', ')}`)
    },
  }
}
