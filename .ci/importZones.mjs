/**
 * The ladder as lint rules: a feature may import only shared rooms and the index of features above it in the list. Its
 * `onDemand.ts` exports what only code that loads on demand needs, so that it stays out of the first load.
 * `no-restricted-imports` checks the text of an import, so the rules match `../cart`, or `../../cart` from a
 * sub-folder.
 */
const up = '(?:\\.\\./)+'

/** Rooms and who may import them. A pattern matches the import's text. */
const toApp = {
  regex: `^${up}app(/|$)`,
  message: 'Only the app composes: move what is shared to src/shared, or signal by an event.',
}
const toFeatures = {
  regex: `^${up}features(/|$)`,
  message: 'This room knows no feature: move it to the feature, or take what it needs as an argument.',
}
const toMocks = {
  regex: `^${up}mocks(/|$)`,
  message: 'The mock backend is loaded by src/main.tsx in mock mode and by tests only.',
}
const toTesting = { regex: `^${up}testing(/|$)`, message: 'src/testing is for tests only.' }
const toAxios = { regex: '^axios(/|$)', message: 'The backend is called by request() of src/api only.' }

const zone = (files, ignores, patterns) => ({
  files,
  ignores: ['src/**/*.test.{ts,tsx}', ...ignores],
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})

/** Returns the imports that a feature's files must not have, by the features above and below it. */
function featurePatterns(feature, above, below) {
  return [
    ...below.map((other) => ({
      regex: `^${up}(?:features/)?${other}(/|$)`,
      message: `${feature} stands above ${other} on the ladder (src/ladder.json): announce an event that ${other} answers.`,
    })),
    ...above.map((other) => ({
      regex: `^${up}(?:features/)?${other}/(?!onDemand$)`,
      message: `Other features are used through their index (or onDemand, see src/README.md): import from '../${other}'.`,
    })),
    { regex: `^${up}features/`, message: "Write '../<feature>' (or '../../<feature>' from a sub-folder)." },
    toApp,
  ]
}

/** Returns flat-config entries: one per feature, and one for each other room. */
export function importZones(ladder) {
  const everywhere = [toMocks, toTesting, toAxios]
  const features = ladder.map((feature, place) =>
    zone(
      [`src/features/${feature}/**/*.{ts,tsx}`],
      [],
      [...featurePatterns(feature, ladder.slice(0, place), ladder.slice(place + 1)), ...everywhere],
    ),
  )
  return [
    ...features,
    zone(['src/shared/**/*.{ts,tsx}'], [], [toFeatures, toApp, ...everywhere]),
    zone(['src/i18n/**/*.{ts,tsx}'], [], [toFeatures, toApp, ...everywhere]),
    zone(['src/api/**/*.{ts,tsx}'], [], [toFeatures, toApp, toMocks, toTesting]),
    zone(['src/app/**/*.{ts,tsx}'], [], everywhere),
    zone(['src/main.tsx'], [], [toTesting, toAxios]),
  ]
}
