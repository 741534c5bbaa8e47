import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { palette } from '../../shared/ui/colours/palette'
import { rounded } from '../../shared/ui/rounded'

/** A waiting part is marked by itself or by its region. */
const waiting = '[aria-busy="true"], [data-waiting]'
/** Milliseconds until the line says that work goes on (F03). */
const slowAfter = 8_000

/** The line lies over the page, so that nothing moves. */
const Line = styled('p')({
  position: 'fixed',
  bottom: 16,
  left: '50%',
  transform: 'translateX(-50%)',
  width: 'max-content',
  maxWidth: 'calc(100vw - 32px)',
  margin: 0,
  padding: '8px 20px',
  borderRadius: rounded(20),
  border: `1px solid ${palette.outline}`,
  background: palette.surface,
  color: palette.text,
  fontWeight: 600,
  boxShadow: '0 4px 16px rgb(0 0 0 / 0.25)',
})

/** Says once for each long wait that the work continues, in any page or dialog. */
export function StillWorking() {
  const { t } = useTranslation('shared')
  return useIsSlow() && <Line>{t('stillWorking')}</Line>
}

function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      clearTimeout(timer)
      timer = undefined
    }
    const look = () => {
      if (document.querySelector(waiting)) timer ??= setTimeout(() => setIsSlow(true), slowAfter)
      else {
        stop()
        setIsSlow(false)
      }
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-busy', 'data-waiting'] })
    look()
    return () => {
      stop()
      observer.disconnect()
    }
  }, [])
  return isSlow
}
