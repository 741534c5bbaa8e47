import { palette as c } from '../colours/palette'
import { RouteLine } from './RouteLine'

/* Drawings for empty states and failures. The others are in `thingDrawings`. */

export const NothingFound = () => (
  <>
    <RouteLine stops={[136]} />
    <circle cx="70" cy="52" r="30" fill={c.surface} stroke={c.text} strokeWidth="6" />
    <path d="m93 75 22 20" stroke={c.text} strokeWidth="10" strokeLinecap="round" />
    <path d="M52 52h36" stroke={c.divider} strokeWidth="6" strokeLinecap="round" />
    <circle cx="70" cy="52" r="7" fill={c.surface} stroke={c.accent} strokeWidth="5" strokeDasharray="6 5" />
  </>
)

export const Offline = () => (
  <>
    <path
      d="M52 62a22 22 0 0 1 5-43 28 28 0 0 1 52 7 18 18 0 0 1 0 36z"
      fill={c.surface}
      stroke={c.text}
      strokeWidth="6"
      strokeLinejoin="round"
    />
    <path d="m70 34 20 18m0-18L70 52" stroke={c.accent} strokeWidth="7" strokeLinecap="round" />
    <path d="M8 96h48M104 96h48" stroke={c.primary} strokeWidth="7" strokeLinecap="round" />
    <path d="M72 96h18" stroke={c.divider} strokeWidth="7" strokeDasharray="1 15" strokeLinecap="round" />
    <circle cx="56" cy="96" r="9" fill={c.paper} stroke={c.primary} strokeWidth="5" />
    <circle cx="104" cy="96" r="9" fill={c.paper} stroke={c.primary} strokeWidth="5" />
  </>
)

export const Failure = () => (
  <>
    <RouteLine />
    <path d="M80 66v38" stroke={c.text} strokeWidth="7" />
    <path d="M80 8 120 72H40z" fill={c.accent} stroke={c.text} strokeWidth="6" strokeLinejoin="round" />
    <path d="M80 30v18" stroke={c.onAccent} strokeWidth="7" strokeLinecap="round" />
    <circle cx="80" cy="60" r="4" fill={c.onAccent} />
  </>
)

export const NotFound = () => (
  <>
    <path d="M8 104h92" stroke={c.primary} strokeWidth="7" strokeLinecap="round" />
    <circle cx="28" cy="104" r="7" fill={c.paper} stroke={c.primary} strokeWidth="4" />
    <path d="M104 84v28" stroke={c.error} strokeWidth="11" strokeLinecap="round" />
    <path d="M118 104h34" stroke={c.divider} strokeWidth="7" strokeDasharray="1 12" strokeLinecap="round" />
    <path d="M62 60v44" stroke={c.text} strokeWidth="7" />
    <rect x="34" y="8" width="56" height="54" rx="12" fill={c.accent} stroke={c.text} strokeWidth="5" />
    <path
      d="M53 28c0-12 19-12 19 0 0 8-9.5 7-9.5 14"
      fill="none"
      stroke={c.onAccent}
      strokeWidth="6"
      strokeLinecap="round"
    />
    <circle cx="62.5" cy="51" r="3.6" fill={c.onAccent} />
  </>
)
