import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { focusOn } from '../../shared/focus/pageHeading'
import { rounded } from '../../shared/ui/rounded'

export const mainId = 'main'

const Link = styled('a')(({ theme }) => ({
  position: 'absolute',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '12px 20px',
  borderRadius: rounded(10),
  fontWeight: 700,
  backgroundColor: theme.vars.palette.secondary.main,
  color: theme.vars.palette.secondary.contrastText,
  '&:not(:focus)': { transform: 'translateY(calc(-100% - 9px))' },
}))

/** The first stop of the Tab key (WCAG 2.4.1). It is a plain link before scripts run. */
export function SkipLink() {
  const { t } = useTranslation()
  // `#main` would add a history entry that Back cannot use.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    focusOn(mainId)
  }
  return (
    <Link href={`#${mainId}`} onClick={skip} data-print="hide">
      {t('nav.skip')}
    </Link>
  )
}
