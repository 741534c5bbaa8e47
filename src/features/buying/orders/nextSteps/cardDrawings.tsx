import { palette as c } from '../../../../shared/ui/colours/palette'

export const CardLoad = () => (
  <>
    <rect x="22" y="40" width="116" height="72" rx="11" fill={c.surface} stroke={c.text} strokeWidth="5" />
    <path d="M22 84c26-20 44 12 68-4 16-10 32-10 48-4" stroke={c.primary} strokeWidth="6" />
    <circle cx="62" cy="81" r="7" fill={c.surface} stroke={c.accent} strokeWidth="5" />
    <path d="M34 56h26" stroke={c.text} strokeWidth="5" strokeLinecap="round" />
    <circle cx="112" cy="34" r="22" fill={c.accent} stroke={c.text} strokeWidth="5" />
    <path
      d="M112 23v21m-9-8 9 9 9-9"
      fill="none"
      stroke={c.onAccent}
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
)

export const ReaderTap = () => (
  <>
    <path d="M122 74v36" stroke={c.text} strokeWidth="8" />
    <path d="M106 110h32" stroke={c.text} strokeWidth="6" strokeLinecap="round" />
    <rect x="98" y="22" width="48" height="56" rx="10" fill={c.primary} stroke={c.text} strokeWidth="5" />
    <circle cx="122" cy="50" r="11" fill={c.accent} stroke={c.onPrimary} strokeWidth="4" />
    <rect x="8" y="46" width="66" height="44" rx="8" fill={c.surface} stroke={c.text} strokeWidth="5" />
    <path d="M8 73c16-12 26 8 40-2 10-6 18-6 26-2" stroke={c.primary} strokeWidth="5" />
    <path d="M18 58h16" stroke={c.text} strokeWidth="4" strokeLinecap="round" />
    <path d="M80 42q6 8 0 16M88 36q10 14 0 28" fill="none" stroke={c.accent} strokeWidth="5" strokeLinecap="round" />
  </>
)
