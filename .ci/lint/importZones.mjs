/**
 * The ladder as lint rules: a room may import only `shared`, `api` and the doors of rooms above it: of its own wing, and
 * of the wings above. Its `onDemand.ts` exports what only code that loads on demand needs, so that it stays out of the
 * first load. `no-restricted-imports` checks the text of an import, so the rules match `../cart`, or `../../cart` from
 * a sub-folder.
 */
const up = '(?:\\.\\./)+'

/** Rooms and who may import them. A pattern matches the import's text. */
const toApp = {
  regex: `^${up}app(/|$)`,
  message: 'Only the app composes: move what is shared to src/shared, or signal by an event.',
}
const toBoot = { regex: `^${up}boot(/|$)`, message: 'The start comes before everything and is used by nothing.' }
const toFeatures = {
  regex: `^${up}features(/|$)`,
  message: 'This room knows no feature: move it to the feature, or take what it needs as an argument.',
}
const toTexts = {
  regex: `^${up}i18n(/|$)`,
  message: 'i18n stands on shared: take the language or the text as an argument.',
}
const toShared = {
  regex: `^${up}shared(/|$)`,
  message: 'The client knows nothing of the portal: take it by ClientPort or RequestContext.',
}
const toMocks = {
  regex: `^${up}mocks(/|$)`,
  message: 'The mock backend is loaded by src/main.tsx in mock mode and by tests only.',
}
const toTesting = { regex: `^${up}testing(/|$)`, message: 'src/testing is for tests only.' }
const toAxios = { regex: '^axios(/|$)', message: 'The backend is called by request() of src/api only.' }

const zone = (files, patterns) => ({
  files,
  excludeFiles: ['src/**/*.test.{ts,tsx}'],
  rules: { 'portal/no-restricted-imports': ['error', ...patterns] },
})

const doors = 'Other rooms are used through their index (or onDemand, see src/README.md).'

/** Returns the imports that a room's files must not have: of later rooms, of wings that its own does not know, past a door. */
function roomPatterns(ladder, wing, room) {
  const { knows, rooms } = ladder[wing]
  const place = rooms.indexOf(room)
  const wings = Object.keys(ladder).filter((other) => other !== wing)
  return [
    ...wings.map((other) =>
      knows.includes(other)
        ? { regex: `^${up}${other}/(?:$|\\w+/(?!onDemand$))`, message: doors }
        : {
            regex: `^${up}${other}/\\w`,
            message: `${wing} does not know ${other} (src/ladder.json): announce an event that ${other} answers.`,
          },
    ),
    ...rooms.slice(place + 1).map((other) => ({
      regex: `^${up}${other}(/|$)`,
      message: `${room} stands above ${other} on the ladder (src/ladder.json): announce an event that ${other} answers.`,
    })),
    ...rooms.slice(0, place).map((other) => ({ regex: `^${up}${other}/(?!onDemand$)`, message: doors })),
    { regex: `^${up}features/`, message: "Write '../<room>' within a wing, '../../<wing>/<room>' otherwise." },
    toApp,
  ]
}

/** Returns overrides: one per room of a wing, and one for each other folder of src. */
export function importZones(ladder) {
  const everywhere = [toMocks, toTesting, toAxios]
  const rooms = Object.entries(ladder).flatMap(([wing, { rooms: names }]) =>
    names.map((room) =>
      zone([`src/features/${wing}/${room}/**/*.{ts,tsx}`], [...roomPatterns(ladder, wing, room), ...everywhere]),
    ),
  )
  return [
    ...rooms,
    zone(['src/shared/**/*.{ts,tsx}'], [toFeatures, toApp, toTexts, ...everywhere]),
    zone(['src/i18n/**/*.{ts,tsx}'], [toFeatures, toApp, ...everywhere]),
    zone(['src/api/**/*.{ts,tsx}'], [toFeatures, toApp, toShared, toTexts, toMocks, toTesting]),
    zone(['src/app/**/*.{ts,tsx}'], [toBoot, ...everywhere]),
    zone(['src/boot/**/*.{ts,tsx}'], everywhere),
    zone(['src/main.tsx'], [toTesting, toAxios]),
  ]
}
