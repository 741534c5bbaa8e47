import { palette as c } from '../../../shared/ui/colours/palette'
import { RouteLine } from '../../../shared/ui/pictures/RouteLine'

export const Letter = () => (
  <>
    <RouteLine to={80} stops={[24, 136]} />
    <rect x="40" y="26" width="80" height="56" rx="6" fill={c.surface} stroke={c.text} strokeWidth="5" />
    <path d="m43 32 37 28 37-28" fill="none" stroke={c.text} strokeWidth="5" strokeLinejoin="round" />
    <circle cx="80" cy="104" r="9" fill={c.accent} stroke={c.text} strokeWidth="4" />
  </>
)
