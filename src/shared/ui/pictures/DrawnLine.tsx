import { styled } from '@mui/material/styles'
import { readableOn } from '../colours/colour'
import { black, white } from '../colours/tokens'

const Layer = styled('svg')({ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0.22 })

const line = 'M120 240C196 214 176 98 236 98s70 48 134 30'
/** A bank card shows the waves of a reader: its bank pays, so nothing travels along a line. */
const waves = 'M196 88a36 36 0 0 1 0 51M222 68a64 64 0 0 1 0 91M248 48a92 92 0 0 1 0 131M274 28a120 120 0 0 1 0 171'

/** The line on the face of a card. It is further from the ink than the face is, so a text is readable on it, too. */
export function DrawnLine({ colour, isTapped = false }: { colour: string; isTapped?: boolean }) {
  const stroke = readableOn(colour) === white ? black : white
  return (
    <Layer viewBox="0 0 360 227" preserveAspectRatio="xMaxYMid slice" aria-hidden>
      <g fill="none" stroke={stroke} strokeWidth="12">
        <path d={isTapped ? waves : line} />
        {!isTapped && <circle cx="236" cy="98" r="12" fill={colour} strokeWidth="7" />}
      </g>
    </Layer>
  )
}
