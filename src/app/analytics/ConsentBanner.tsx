import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { consentDecided } from '../../features/account/privacy/onDemand'
import { focusPageHeading } from '../../shared/focus/pageHeading'
import { useAppDispatch } from '../../shared/store'
import { Button } from '../../shared/ui/buttons/Button'
import { palette } from '../../shared/ui/colours/palette'
import { rounded } from '../../shared/ui/rounded'

/** The banner stands beside the page, which does not wait for an answer. */
const Card = styled('section')(({ theme }) => ({
  position: 'fixed',
  left: 16,
  right: 16,
  bottom: 16,
  zIndex: theme.zIndex.drawer - 1,
  maxWidth: 520,
  maxHeight: 'calc(100dvh - 96px)',
  overflowY: 'auto',
  padding: '18px 20px 20px',
  borderRadius: rounded(14),
  borderInlineStart: `8px solid ${palette.accent}`,
  background: palette.surface,
  color: palette.text,
  boxShadow: theme.shadows[8],
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: '6px 0 16px', color: palette.textSoft },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}))

/** Both answers look alike (decision 101). */
const Answers = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: 12,
  maxWidth: 340,
})

export function ConsentBanner() {
  const { t } = useTranslation('privacy')
  const dispatch = useAppDispatch()
  const heading = useId()
  /** The buttons disappear, so the focus returns to the start of the page. */
  const decide = (isGiven: boolean) => {
    dispatch(consentDecided(isGiven))
    focusPageHeading({ preventScroll: true })
  }
  return (
    <Card aria-labelledby={heading} data-covers="bottom" data-print="hide">
      <h2 id={heading}>{t('consent.title')}</h2>
      <p>{t('consent.text')}</p>
      <Answers>
        <Button variant="outlined" onClick={() => decide(false)}>
          {t('consent.decline')}
        </Button>
        <Button variant="outlined" onClick={() => decide(true)}>
          {t('consent.accept')}
        </Button>
      </Answers>
    </Card>
  )
}
