import { keyframes, styled } from '@mui/material/styles'
import { palette } from '../colours/palette'

const ride = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } })
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

/** Runs along the upper edge of its container, if loading takes noticeably long. */
export const BusyLine = styled('div')({
  position: 'absolute',
  inset: '0 0 auto',
  height: 4,
  overflow: 'hidden',
  animation: `${appear} 1ms 300ms both`,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '0 70% 0 0',
    borderRadius: 2,
    background: palette.primary,
    animation: `${ride} 1.2s ease-in-out infinite`,
  },
})
