import { palette as c } from '../../../../shared/ui/colours/palette'

const Plate = () => (
  <rect x="8" y="14" width="144" height="92" rx="12" fill={c.surface} stroke={c.text} strokeWidth="5" />
)

interface DigitsProps {
  x: number
  y: number
  count: number
}

const RingedDigits = ({ x, y, count }: DigitsProps) => (
  <>
    {Array.from({ length: count }, (_, at) => (
      <circle key={at} cx={x + at * 12} cy={y} r="3.6" fill={c.text} />
    ))}
    <rect x={x - 12} y={y - 15} width={count * 12 + 12} height="30" rx="15" stroke={c.error} strokeWidth="5" />
  </>
)

export const CodeOnBack = () => (
  <>
    <Plate />
    <path d="M8 40h144" stroke={c.text} strokeWidth="16" />
    <path d="M22 74h66" stroke={c.divider} strokeWidth="14" />
    <RingedDigits x={108} y={74} count={3} />
  </>
)

/** American Express prints four digits above the number. */
export const CodeOnFront = () => (
  <>
    <Plate />
    <rect x="22" y="40" width="26" height="20" rx="4" fill={c.accent} stroke={c.text} strokeWidth="4" />
    <path d="M24 82h88" stroke={c.divider} strokeWidth="9" strokeDasharray="22 8" />
    <RingedDigits x={96} y={48} count={4} />
  </>
)
