import { palette as c } from '../colours/palette'
import { RouteLine } from './RouteLine'

/* Drawings of few screens, apart from those that all screens load. */

export const EmptyCart = () => (
  <>
    <RouteLine />
    <path d="M56 50h68l-11 30H64z" fill={c.sunken} />
    <path
      d="M32 26h14l18 54h49l12-32H54"
      fill="none"
      stroke={c.text}
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="72" cy="94" r="8" fill={c.accent} stroke={c.text} strokeWidth="5" />
    <circle cx="106" cy="94" r="8" fill={c.accent} stroke={c.text} strokeWidth="5" />
  </>
)

export const Receipt = () => (
  <>
    <path
      d="M44 10h72v92l-9-8-9 8-9-8-9 8-9-8-9 8-9-8-9 8z"
      fill={c.surface}
      stroke={c.text}
      strokeWidth="5"
      strokeLinejoin="round"
    />
    <path d="M58 30h26M58 45h18" stroke={c.divider} strokeWidth="6" strokeLinecap="round" />
    <path d="M96 30h6M96 45h6" stroke={c.text} strokeWidth="6" strokeLinecap="round" />
    <path d="M58 66h44" stroke={c.primary} strokeWidth="6" strokeLinecap="round" />
    <circle cx="102" cy="66" r="8" fill={c.accent} stroke={c.text} strokeWidth="4" />
  </>
)

export const Ticket = () => (
  <>
    <path
      d="M20 28h120v22a11 11 0 0 0 0 22v22H20V72a11 11 0 0 0 0-22z"
      fill={c.surface}
      stroke={c.text}
      strokeWidth="5"
      strokeLinejoin="round"
    />
    <path d="M104 34v54" stroke={c.outline} strokeWidth="4" strokeDasharray="1 9" strokeLinecap="round" />
    <path d="M46 61h42" stroke={c.primary} strokeWidth="7" strokeLinecap="round" />
    <circle cx="46" cy="61" r="8" fill={c.surface} stroke={c.primary} strokeWidth="5" />
    <circle cx="86" cy="61" r="9" fill={c.accent} stroke={c.text} strokeWidth="5" />
    <path d="M116 52h12M116 62h12M116 72h7" stroke={c.text} strokeWidth="5" strokeLinecap="round" />
  </>
)
