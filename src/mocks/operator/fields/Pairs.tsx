import { colourPairs } from '../../../shared/ui/colours/colourPairs'
import type { ColourPair } from '../../../shared/ui/colours/colourPairs'
import { useForm } from './form'
import { valueAt } from './values'

const schemes = ['light', 'dark'] as const

/** Every pair of colours that follows from the operator's, measured in light and dark. */
export function Pairs() {
  const { settings } = useForm()
  const colourOf = (name: string) => {
    const value = valueAt(settings, ['colours', name])
    return typeof value === 'string' ? value : undefined
  }
  const pairs = colourPairs({ primary: colourOf('primary'), accent: colourOf('accent') })
  const rows = pairs.filter(({ scheme }) => scheme === 'light')
  const failing = pairs.filter(({ ratio, needed }) => ratio < needed).length
  return (
    <div className="pairs">
      <p role="status" className={failing > 0 ? 'verdict broken' : 'verdict good'}>
        {failing === 0
          ? `All ${pairs.length} pairs can be read.`
          : `${failing} of ${pairs.length} pairs cannot be read or seen.`}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            {schemes.map((scheme) => (
              <th key={scheme} scope="col">
                {scheme === 'light' ? 'Light' : 'Dark'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ setting, what, ground, needed }) => (
            <tr key={`${setting} ${what} ${ground}`}>
              <th scope="row">
                {what} on {ground}{' '}
                <span className="soft">
                  {setting}, {needed}:1 needed
                </span>
              </th>
              {schemes.map((scheme) => (
                <td key={scheme}>
                  <Measured
                    pair={pairs.find(
                      (other) =>
                        other.scheme === scheme &&
                        other.setting === setting &&
                        other.what === what &&
                        other.ground === ground,
                    )}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Measured({ pair }: { pair: ColourPair | undefined }) {
  if (!pair) return null
  const { colours, ratio, needed } = pair
  const [color, backgroundColor] = colours
  const isGood = ratio >= needed
  return (
    <span className="measured">
      <span className="swatch" style={{ color, backgroundColor }} aria-hidden="true">
        Aa
      </span>
      <span className={isGood ? 'good' : 'broken'}>
        {ratio.toFixed(2)} <span aria-hidden="true">{isGood ? '✓' : '✗'}</span>
        <span className="unseen">{isGood ? 'passes' : 'fails'}</span>
      </span>
    </span>
  )
}
