import { fileURLToPath } from 'node:url'
import type { PatchedLibrary } from './library.js'

const file = 'dist/production/chunk-7RTFRKQW.mjs'

/** Links, forms and errors of routes that load data: ours load in sagas, and `boundaries.tsx` catches their errors. */
export const reactRouter: PatchedLibrary = {
  name: 'react-router',
  version: '7.18.5',
  parts: [
    // Links: ours do not render again with each page.
    { file, part: 'NavLink.displayName = "NavLink";', instead: '' },
    { file, part: '\nLink.displayName = "Link";', instead: '' },
    { file, part: 'var Link = React10', instead: 'var Link = /* @__PURE__ */ React10' },
    { file, part: 'var NavLink = React10', instead: 'var NavLink = /* @__PURE__ */ React10' },
    {
      file,
      part: /return dataRouterState && \(match\.route\.ErrorBoundary[^]*?\) : getChildren\(\);/,
      instead: 'return getChildren();',
    },
    { file, part: 'RenderErrorBoundary.contextType = RSCRouterContext;', instead: '' },
    { file, part: 'Form.displayName = "Form";', instead: '' },
    { file, part: 'var Form = React10', instead: 'var Form = /* @__PURE__ */ React10' },
  ],
}

/**
 * The package's exports name its development build alone, which warns developers in riders' consoles. Its parts above
 * are those of the production build, so the development server runs the router as it is.
 */
export const routerForRiders = {
  find: /^react-router$/,
  replacement: fileURLToPath(new URL('../../../node_modules/react-router/dist/production/index.mjs', import.meta.url)),
}
