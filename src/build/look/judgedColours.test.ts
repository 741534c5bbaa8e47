import { expect, test } from 'vitest'
import { colourPairs } from '../../shared/ui/colours/colourPairs'
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
        `^settings\\.json: colours\\.accent: a focus ring \\(${accent}\\) on the (header|footer) \\(#\\w+\\) in (light|dark) has a contrast of \\d\\.\\d\\d:1`,
      ),
    )
  },
)

test('@OPS-05 any primary colour holds WCAG AA in both themes', () => {
  const steps = ['00', '33', '66', '99', 'cc', 'ff']
  const every = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)))
  const failing = every.filter((primary) => colourPairs({ primary }).some(({ ratio, needed }) => ratio < needed))
  expect(failing).toEqual([])
})
