import { styled } from '@mui/material/styles'
import { palette } from '../../shared/ui/colours/palette'
import { dusk } from '../../shared/ui/colours/tokens'

const Scene = styled('svg')({
  position: 'absolute',
  right: 0,
  bottom: 0,
  height: '100%',
  aspectRatio: '1440 / 520',
  overflow: 'visible',
  '@media (min-width: 1200px)': { width: '100%', maxWidth: 1600, height: 'auto' },
})

const stops = (line: string, ...places: [number, number][]) => (
  <g fill={dusk.cream} stroke={line} strokeWidth="6">
    {places.map(([x, y]) => (
      <circle key={x} cx={x} cy={y} r="9" />
    ))}
  </g>
)

const City = () => (
  <>
    <circle cx="1124" cy="306" r="112" fill={palette.accent} />
    <path d="M540 470c90-60 170-84 280-66s190-44 300-28 190 14 320-26V480H540z" fill={dusk.hill} />
    <path
      d="M772 470V364h58v106zM944 470V282l24-18 24 18v188zM1096 470V340h70v130zM1254 470V356h76v114zM1400 470V330h60v140z"
      fill={dusk.house}
    />
    <path
      d="M838 470V316h48v154zM892 470v-78h46v78zM1000 470V346h84v124zM1180 470V300h60v170zM1340 470V386h50v84z"
      fill={dusk.tower}
    />
    <path
      d="M788 380v36M812 380v36M852 334v114M872 334v114M968 300v88M1022 362v36M1042 362v36M1062 362v36M1118 358v36M1144 358v36M1198 318v114M1222 318v114M1274 374v36M1306 374v36M1362 402v36M1424 350v88"
      stroke={dusk.lamp}
      strokeWidth="8"
      strokeDasharray="9 17 9 43"
      opacity=".85"
    />
  </>
)

const Viaduct = () => (
  <>
    <path d="M-2000 470h6000v14h-6000z" fill={dusk.stone} />
    <path d="M-2000 513h6000" stroke={dusk.stone} strokeWidth="58" strokeDasharray="18 102" />
    <path d="M-2000 466h6000" stroke={dusk.rail} strokeWidth="8" />
    {stops(dusk.rail, [470, 466], [768, 466], [1348, 466])}
    <g transform="translate(868 408)">
      <path d="M0 0h268q42 4 54 44 0 10-10 10H0z" fill={dusk.cream} />
      <path
        d="M12 12h30v18H12zM52 12h30v18H52zM92 12h30v18H92zM146 12h30v18h-30zM186 12h30v18h-30zM226 12h30v18h-30zM266 12q30 2 40 18h-40z"
        fill={dusk.ink}
      />
      <path d="M0 38h318l3 8H0z" fill={palette.accent} />
      <path d="M132 0h4v54h-4z" fill={dusk.stone} />
    </g>
  </>
)

const Water = () => (
  <>
    <path d="M-2000 540h6000v400h-6000z" fill={dusk.water} />
    <path
      d="M-180 566h60M60 560h90M240 582h50M390 562h70M560 578h44M1000 566h44M120 606h70M420 604h60M-120 612h90"
      stroke={dusk.stone}
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path d="M1052 556h-60M1040 574h-36" stroke={palette.accent} strokeWidth="5" strokeLinecap="round" opacity=".8" />
    <path d="M-2000 618h3080" stroke={dusk.ferry} strokeWidth="6" strokeDasharray="2 16" strokeLinecap="round" />
    {stops(dusk.ferry, [300, 618], [1080, 618])}
    <path d="M640 552q20-26 50-26t54 26z" fill={dusk.quay} />
    <path d="m678 528 6-92h18l6 92z" fill={dusk.cream} />
    <path d="m683 462 20 0 1.5 20h-23zM680 502h26l1 18h-28z" fill={dusk.bus} />
    <path d="M679 436h28v-6h-28zM684 414h18v16h-18z" fill={dusk.stone} />
    <circle cx="693" cy="422" r="7" fill={palette.accent} />
    <path d="m680 414 13-14 13 14z" fill={dusk.cream} />
    <g transform="translate(770 528)">
      <path d="M44 30h112v26H44zM66 6h54v26H66z" fill={dusk.cream} />
      <path d="M130-10h16v42h-16z" fill={palette.accent} />
      <path d="M76 14h34v9H76zM54 38h14v10H54zM78 38h14v10H78zM102 38h14v10h-14zM126 38h14v10h-14z" fill={dusk.ink} />
      <path d="M0 56h214l-26 38H28z" fill={dusk.cream} />
      <path d="M6 64h202l-5 8H11z" fill={dusk.ferry} />
    </g>
  </>
)

const Quay = () => (
  <>
    <path d="M1110 566h3000v400H1110z" fill={dusk.quay} />
    <path d="M1110 564h3000" stroke={dusk.bus} strokeWidth="8" />
    {stops(dusk.bus, [1136, 564], [1402, 564])}
    <path d="M1402 552v-62" stroke={dusk.cream} strokeWidth="5" />
    <rect x="1386" y="476" width="32" height="32" rx="7" fill={palette.accent} />
    <path d="M1394 486h16v8h-16z" fill={dusk.ink} />
    <g transform="translate(1182 492)">
      <rect width="164" height="60" rx="12" fill={dusk.cream} />
      <path d="M12 12h32v20H12zM52 12h32v20H52zM92 12h32v20H92zM132 12h26q6 0 6 6v14h-32z" fill={dusk.ink} />
      <path d="M0 40h164v7H0z" fill={palette.accent} />
      <g fill={dusk.ink} stroke={dusk.cream} strokeWidth="5">
        <circle cx="36" cy="60" r="11" />
        <circle cx="128" cy="60" r="11" />
      </g>
    </g>
  </>
)

/** Draws three lines: the train above, the bus on the quay, the ferry between. The drawing is decoration. */
export function HarbourScene() {
  return (
    <Scene viewBox="0 120 1440 520" fill="none" aria-hidden="true">
      <City />
      <Viaduct />
      <Water />
      <Quay />
    </Scene>
  )
}
