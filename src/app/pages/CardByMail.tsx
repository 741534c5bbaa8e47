import { palette as c } from '../../shared/ui/colours/palette'
import { RouteLine } from '../../shared/ui/pictures/RouteLine'

export function CardByMail() {
  return (
    <>
      <RouteLine y={108} />
      <rect x="42" y="10" width="76" height="60" rx="8" fill={c.primary} stroke={c.text} strokeWidth="5" />
      <path d="M44 44c26-20 44 10 72-8" stroke={c.onPrimary} strokeWidth="4" opacity="0.7" />
      <circle cx="76" cy="38" r="6" fill={c.accent} stroke={c.text} strokeWidth="3" />
      <path d="M54 24h24" stroke={c.onPrimary} strokeWidth="5" strokeLinecap="round" />
      <path d="M30 50h14l36 26 36-26h14v42a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6z" fill={c.surface} />
      <path
        d="M34 48c-3 1-4 3-4 6v38a6 6 0 0 0 6 6h88a6 6 0 0 0 6-6V54c0-3-1-5-4-6M32 52l48 30 48-30"
        stroke={c.text}
        strokeWidth="5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </>
  )
}
