import { palette as c } from '../colours/palette'

/** The three steps of a ride. They have their own file, because the landing loads them first. */

export const BuyOnline = () => (
  <>
    <rect x="26" y="20" width="108" height="74" rx="10" fill={c.surface} stroke={c.text} strokeWidth="5" />
    <path d="M26 40h108" stroke={c.text} strokeWidth="5" />
    <path d="M37 30h.1M47 30h.1M57 30h.1" stroke={c.accent} strokeWidth="6" strokeLinecap="round" />
    <path d="M46 52h44v8a5 5 0 0 0 0 10v8H46v-8a5 5 0 0 0 0-10z" fill={c.primary} />
    <path d="M60 60h16M60 69h10" stroke={c.onPrimary} strokeWidth="4" strokeLinecap="round" />
    <path d="m104 62 22 40 4-16 16-5z" fill={c.accent} stroke={c.text} strokeWidth="4" strokeLinejoin="round" />
  </>
)

export const PhoneActivate = () => (
  <>
    <rect x="50" y="10" width="60" height="100" rx="12" fill={c.surface} stroke={c.text} strokeWidth="5" />
    <path d="M73 20h14" stroke={c.text} strokeWidth="4" strokeLinecap="round" />
    <path d="M60 32h40v19a6 6 0 0 0 0 12v25H60V63a6 6 0 0 0 0-12z" fill={c.primary} />
    <path d="M68 57h24" stroke={c.onPrimary} strokeWidth="3" strokeDasharray="2 5" strokeLinecap="round" />
    <path d="M70 43h20M70 74h12" stroke={c.onPrimary} strokeWidth="4" strokeLinecap="round" />
    <circle cx="108" cy="88" r="17" fill={c.accent} stroke={c.text} strokeWidth="5" />
    <path
      d="m100 88 6 6 10-12"
      fill="none"
      stroke={c.onAccent}
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
)

export const ReaderScan = () => (
  <>
    <path d="M116 74v36" stroke={c.text} strokeWidth="8" />
    <path d="M100 110h32" stroke={c.text} strokeWidth="6" strokeLinecap="round" />
    <rect x="92" y="22" width="48" height="56" rx="10" fill={c.primary} stroke={c.text} strokeWidth="5" />
    <circle cx="116" cy="50" r="11" fill={c.accent} stroke={c.onPrimary} strokeWidth="4" />
    <rect x="20" y="30" width="44" height="74" rx="9" fill={c.surface} stroke={c.text} strokeWidth="5" />
    <path d="M31 45h8v8h-8zM45 45h8v8h-8zM31 59h8v8h-8z" fill="none" stroke={c.text} strokeWidth="4" />
    <path d="M46 60h.1M53 67h.1M53 60h.1M46 67h.1M32 76h20" stroke={c.text} strokeWidth="5" strokeLinecap="round" />
    <path d="M71 42q6 8 0 16M79 36q10 14 0 28" fill="none" stroke={c.accent} strokeWidth="5" strokeLinecap="round" />
  </>
)
