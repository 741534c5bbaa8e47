import { keyframes, styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button'
import type { ButtonProps } from './Button'

const ride = keyframes({ from: { backgroundPosition: '-14px 0' }, to: { backgroundPosition: '28px 0' } })

/** A light moves along a dotted track. With reduced motion only the track shows. */
const Track = styled('span')({
  width: 28,
  height: 6,
  borderRadius: 3,
  opacity: 0.9,
  backgroundColor: 'color-mix(in srgb, currentColor 30%, transparent)',
  backgroundImage: 'linear-gradient(currentColor, currentColor)',
  backgroundSize: '14px 6px',
  backgroundRepeat: 'no-repeat',
  animation: `${ride} 1s linear infinite`,
})

export interface BusyButtonProps extends ButtonProps {
  busy: boolean
  /** The text while it is busy, such as "Placing your order…"; by default "Please wait…". */
  busyText?: string
}

/**
 * A button whose action takes a while. While busy it keeps the focus, which a disabled button would lose, and ignores
 * clicks, also those that would submit again. Its name is then what it shows, also where it has a label of its own.
 */
export function BusyButton({ busy, busyText, children, onClick, ...button }: BusyButtonProps) {
  const { t } = useTranslation('shared')
  const clicked = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Button
      data-waiting={busy || undefined}
      {...button}
      aria-label={busy ? undefined : button['aria-label']}
      onClick={clicked}
      aria-disabled={busy || button['aria-disabled'] || undefined}
      startIcon={busy ? <Track aria-hidden /> : button.startIcon}
    >
      {busy ? (busyText ?? t('busy')) : children}
    </Button>
  )
}
