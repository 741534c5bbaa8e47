import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { palette as c } from '../../../../shared/ui/colours/palette'

export function WhereOnCard() {
  const { t } = useTranslation('fareMedia')
  return (
    <Box component="figure" sx={{ m: 0, display: 'grid', alignContent: 'start', gap: 2 }}>
      <Drawing />
      <Box component="figcaption">
        <Typography component="h2" variant="h4">
          {t('entry.where')}
        </Typography>
        <Box component="ol" sx={{ m: 0, mt: 1, pl: 3, display: 'grid', gap: 0.5, '& ::marker': { fontWeight: 800 } }}>
          <li>{t('entry.whereNumber')}</li>
          <li>{t('entry.whereCode')}</li>
        </Box>
      </Box>
    </Box>
  )
}

const digits = { fontFamily: 'ui-monospace, "Liberation Mono", monospace', fontSize: 17, fontWeight: 700 }

function Drawing() {
  return (
    <Box component="svg" viewBox="8 0 332 284" aria-hidden sx={{ display: 'block', width: '100%', maxWidth: 371 }}>
      <rect x="66" y="8" width="264" height="164" rx="16" fill={c.sunken} stroke={c.text} strokeWidth="4" />
      <rect x="66" y="30" width="264" height="30" fill={c.text} />
      <rect x="88" y="70" width="148" height="30" rx="5" fill={c.surface} stroke={c.outline} strokeWidth="2" />
      <path d="M98 85h70" stroke={c.divider} strokeWidth="6" strokeLinecap="round" />
      <rect x="246" y="67" width="64" height="37" rx="9" fill={c.surface} stroke={c.accent} strokeWidth="5" />
      <text x="278" y="92" textAnchor="middle" fill={c.text} {...digits}>
        123
      </text>
      <Mark x={310} y={67} number="2" />
      <rect x="10" y="112" width="264" height="164" rx="16" fill={c.harbour} stroke={c.text} strokeWidth="4" />
      <path d="M10 192c60-44 112 30 176-8 34-20 58-20 88-8" fill="none" stroke={c.rail} strokeWidth="7" />
      <circle cx="98" cy="178" r="8" fill={c.harbour} stroke={c.accent} strokeWidth="5" />
      <path d="M32 136h54" stroke={c.onHarbour} strokeWidth="8" strokeLinecap="round" />
      <rect x="26" y="216" width="232" height="40" rx="9" fill={c.surface} stroke={c.accent} strokeWidth="5" />
      <text x="142" y="242" textAnchor="middle" fill={c.text} {...digits}>
        6030 0000 0000 0000
      </text>
      <Mark x={26} y={216} number="1" />
    </Box>
  )
}

function Mark({ x, y, number }: { x: number; y: number; number: string }) {
  return (
    <>
      <circle cx={x} cy={y} r="15" fill={c.accent} stroke={c.text} strokeWidth="4" />
      <text x={x} y={y + 6} textAnchor="middle" fill={c.onAccent} fontSize={17} fontWeight={800}>
        {number}
      </text>
    </>
  )
}
