import { palette as c } from '../colours/palette'

interface RouteLineProps {
  /** Height of the line, in a picture of 160 by 120. */
  y?: number
  /** The end of the travelled part, from the left. The part ahead has no colour. */
  to?: number
  stops?: number[]
}

export function RouteLine({ y = 104, to = 152, stops = [24, 136] }: RouteLineProps) {
  return (
    <>
      {to < 152 && <path d={`M8 ${y}h144`} stroke={c.divider} strokeWidth="7" strokeLinecap="round" />}
      <path d={`M8 ${y}H${to}`} stroke={c.primary} strokeWidth="7" strokeLinecap="round" />
      {stops.map((x) => (
        <circle key={x} cx={x} cy={y} r="7" fill={c.paper} stroke={x <= to ? c.primary : c.outline} strokeWidth="4" />
      ))}
    </>
  )
}
