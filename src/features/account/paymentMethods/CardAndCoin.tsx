import { palette as c } from '../../../shared/ui/colours/palette'
import { RouteLine } from '../../../shared/ui/pictures/RouteLine'

export const CardAndCoin = () => (
  <>
    <RouteLine to={80} stops={[24, 136]} />
    <rect x="34" y="28" width="84" height="54" rx="8" fill={c.surface} stroke={c.text} strokeWidth="5" />
    <path d="M36 45h80" stroke={c.text} strokeWidth="9" />
    <path d="M46 66h22" stroke={c.primary} strokeWidth="6" strokeLinecap="round" />
    <circle cx="116" cy="76" r="17" fill={c.accent} stroke={c.text} strokeWidth="5" />
    <path d="M116 68v16" stroke={c.onAccent} strokeWidth="5" strokeLinecap="round" />
    <circle cx="80" cy="104" r="9" fill={c.accent} stroke={c.text} strokeWidth="4" />
  </>
)
