import { expect, test } from 'vitest'
import { judgedColours } from './judgedColours'

test.each(['#d6006c', '#ffee00', undefined])(
  '@OPS-01 an accent that is seen on header and footer is taken: %s',
  (accent) => {
    expect(() => judgedColours({ colours: { accent } })).not.toThrow()
  },
)

test.each(['#102040', '#000000', '#0b2a4a'])(
  '@OPS-01 an accent that is not seen is refused with pair and ratio: %s',
  (accent) => {
    expect(() => judgedColours({ colours: { accent } })).toThrow(
      new RegExp(
        `^settings\\.json: colours\\.accent ${accent} on the (header|footer) #\\w+ \\((light|dark)\\) has a contrast of \\d\\.\\d\\d:1`,
      ),
    )
  },
)
