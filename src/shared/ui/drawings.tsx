import { palette as c } from './palette'

/** The route that runs under every scene: a line with its stops. */
const Route = ({ stops = [24, 136] }: { stops?: number[] }) => (
  <>
    <path d="M8 104h144" stroke={c.primary} strokeWidth="7" strokeLinecap="round" />
    {stops.map((x) => (
      <circle key={x} cx={x} cy="104" r="7" fill={c.paper} stroke={c.primary} strokeWidth="4" />
    ))}
  </>
)

/** A cart whose wheels roll on the line, and nothing in it. */
export const EmptyCart = () => (
  <>
    <Route />
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

export const NothingFound = () => (
  <>
    <Route stops={[136]} />
    <circle cx="70" cy="52" r="30" fill={c.surface} stroke={c.text} strokeWidth="6" />
    <path d="m93 75 22 20" stroke={c.text} strokeWidth="10" strokeLinecap="round" />
    <path d="M52 52h36" stroke={c.divider} strokeWidth="6" strokeLinecap="round" />
    <circle cx="70" cy="52" r="7" fill={c.surface} stroke={c.accent} strokeWidth="5" strokeDasharray="6 5" />
  </>
)

/** Three lines, a stop to choose on each. */
export const ChooseOptions = () => (
  <>
    <path d="M16 28h128" stroke={c.bus} strokeWidth="7" strokeLinecap="round" />
    <path d="M16 62h128" stroke={c.rail} strokeWidth="7" strokeLinecap="round" />
    <path d="M16 96h128" stroke={c.ferry} strokeWidth="7" strokeLinecap="round" />
    {[40, 118].map((x) => (
      <g key={x} fill={c.paper} strokeWidth="4">
        <circle cx={x} cy="28" r="6" stroke={c.bus} />
        <circle cx={x} cy="62" r="6" stroke={c.rail} />
        <circle cx={x} cy="96" r="6" stroke={c.ferry} />
      </g>
    ))}
    <g fill={c.accent} stroke={c.text} strokeWidth="5">
      <circle cx="94" cy="28" r="13" />
      <circle cx="62" cy="62" r="13" />
      <circle cx="84" cy="96" r="13" />
    </g>
  </>
)

/** The end of the line: buffers, and a stop's sign without a name. */
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

/** A line interrupted between two stops. */
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

/** A warning sign on the line. */
export const Failure = () => (
  <>
    <Route />
    <path d="M80 66v38" stroke={c.text} strokeWidth="7" />
    <path d="M80 8 120 72H40z" fill={c.accent} stroke={c.text} strokeWidth="6" strokeLinejoin="round" />
    <path d="M80 30v18" stroke={c.onAccent} strokeWidth="7" strokeLinecap="round" />
    <circle cx="80" cy="60" r="4" fill={c.onAccent} />
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
