import * as v from 'valibot'

/** How the portal looks besides its colours. Files lie beside `settings.json`. */

const file = (endings: string) => new RegExp(`^/(?!/)[\\w./-]+\\.(${endings})$`)

/** The height is given, and the width follows. */
export const logoFile = v.pipe(
  v.string(),
  v.regex(file('svg|png'), 'must be the path of an svg or png file beside settings.json, like /logo.svg'),
)

/** Weights, styles and letters come from the font's files. */
export const typefaceSchema = v.object({
  family: v.pipe(v.string(), v.regex(/^[A-Za-z][\w -]{0,59}$/, 'must be a name like Outfit')),
  files: v.pipe(
    v.array(
      v.pipe(
        v.string(),
        v.regex(file('woff2'), 'must be the path of a woff2 file beside settings.json, like /fonts/outfit.woff2'),
      ),
    ),
    v.minLength(1, 'must name a file'),
    v.maxLength(8, 'must be at most 8 files'),
  ),
})

/** The operator's picture in place of the drawn harbour. */
export const landingSchema = v.object({
  picture: v.optional(
    v.object({
      file: v.pipe(
        v.string(),
        v.regex(file('svg|png|jpe?g|webp'), 'must be the path of an svg, png, jpg or webp file, like /landing.jpg'),
      ),
      /** Texts by language; empty for decoration. */
      alt: v.record(v.string(), v.pipe(v.string(), v.maxLength(300))),
    }),
  ),
})

/** Pixels of a button's corners; others follow. */
export const radiusSchema = v.pipe(
  v.number(),
  v.integer('must be whole pixels'),
  v.minValue(0, 'must be 0 to 24'),
  v.maxValue(24, 'must be 0 to 24'),
)
