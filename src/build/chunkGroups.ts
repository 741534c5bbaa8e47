import type { Rolldown } from 'vite'

/** Texts of the first load: one chunk per language, because five small files cost five round trips. */
const firstFeatures = ['app', 'shared', 'session', 'cart', 'settings']
const textFile = /[\\/]locales[\\/]([\w-]+)[\\/]([\w-]+)\.json$/

/** All other texts load with their screen, one chunk each. */
export const texts = {
  name: (moduleId: string) => {
    const [, language, feature = ''] = textFile.exec(moduleId) ?? []
    if (!language) return null
    return firstFeatures.includes(feature) ? `texts-${language}` : `${feature}-texts-${language}`
  },
  debugName: 'texts',
  priority: 3,
}

const entry = /[\\/]src[\\/]main\.tsx?$/

/**
 * What main.tsx imports, except main.tsx itself: the start chunk uses some of it, and would never load if it waited for
 * a module that itself waits for the start chunk.
 */
function belowEntry(moduleId: string, graph: Rolldown.ChunkingContext): string | null {
  return graph.getModuleInfo(moduleId)?.importers.some((importer) => entry.test(importer)) ? 'entry' : null
}

/** The page frame and the form fields, in one chunk: ten small files compress worse. */
const layout = 'Box|Paper|Typography'
const fields =
  'InputBase|OutlinedInput|Input|FormControl|FormLabel|InputLabel|FormHelperText|InputAdornment|NativeSelect|TextareaAutosize'
/** Our own small components. Every screen uses most of them. */
const pieces =
  'EmptyState|FailurePanel|RetryButton|errorText|RouteLine|drawings|Price|SkeletonLines|VisuallyHidden|useSecondsUntil|useText'
const widgets = (names: string) => new RegExp(`@mui[\\\\/]material[\\\\/](?:${names})[\\\\/]`)

/**
 * The entry and the start code are one chunk each, with all that they import. Without these groups the bundler makes a
 * chunk for every set of routes that share a module: forty files for the landing page.
 */
export const chunkGroups = [
  texts,
  { name: belowEntry, debugName: 'entry', priority: 2 },
  { name: 'start', test: /[\\/]src[\\/]app[\\/]start\.tsx?$/, priority: 1 },
  { name: 'layout', test: widgets(layout), priority: 0.95 },
  { name: 'pieces', test: new RegExp(`[\\\\/]shared[\\\\/]ui[\\\\/](?:${pieces})\\.tsx?$`), priority: 0.85 },
  { name: 'fields', test: widgets(fields), priority: 0.8 },
]
