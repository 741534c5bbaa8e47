import type { PatchedLibrary } from './library.js'

const file = 'dist/esm/i18next.js'

/** Finds a method of a class, whose source is indented by two spaces. */
const method = (name: string) => new RegExp(`^  ${name}\\([^]*?^  \\}$`, 'm')

/** i18next loads no texts: `i18n/texts` does. */
export const i18next: PatchedLibrary = {
  name: 'i18next',
  version: '26.7.2',
  parts: [
    {
      file,
      part: 'new Connector(createClassOnDemand(this.modules.backend), s.resourceStore, s, this.options)',
      instead: '{ state: {}, on() {} }',
    },
    { file, part: method('loadResources'), instead: '  loadResources(language, done) { done(null) }' },
    ...['reloadResources', 'hydrate', 'loadNamespaces', 'loadLanguages', 'dir', 'cloneInstance'].map((name) => ({
      file,
      part: method(name),
      instead: `  ${name}() {}`,
    })),
    // No text has a format: amounts and dates come formatted.
    { file, part: 'formatter = Formatter;', instead: '' },
    // No text names another one by its key.
    { file, part: method('nest'), instead: '  nest(text) { return text }' },
    // Its advice to developers: a missing text throws (`i18n/texts`).
    {
      file,
      part: /^ +(?:if \([^;{}]*\) )?(?:this\.logger|baseLogger)\.(?:warn|once|deprecate|log)\(.*\);$/m,
      instead: '',
      hits: 35,
    },
  ],
}
