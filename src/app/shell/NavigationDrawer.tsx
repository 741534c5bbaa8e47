import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { Link } from '../../shared/navigation/Link'
import { useRiderName } from './AccountMenu'
import { selectSettings } from '../../features/identity/settings'
import { Button, IconButton } from '../../shared/ui/buttons/Button'
import { LineWithStops, Stop } from '../../shared/ui/lines/LineWithStops'
import { palette } from '../../shared/ui/colours/palette'
import { TextLink } from '../../shared/ui/buttons/TextLink'
import { Glyph } from '../../shared/ui/Glyph'
import { closeGlyph } from '../../shared/ui/glyphs/frame'
import { logOutRequested } from '../flows/logOut'
import { useLanguages } from './LanguageMenu'
import { useEntrance, useNavEntries } from './navEntries'
import { tourRequested } from '../welcome/tourSlice'

const Pages = styled(LineWithStops)({
  '--line': palette.accent,
  '--ahead': palette.accent,
  '--ground': palette.surface,
  '--top': 'calc(50% - 11px)',
  '& > li:has([aria-current])': { '--line': palette.text, '--ground': palette.text },
  '@media (forced-colors: active)': {
    '& > li:has([aria-current])': { '--line': 'Highlight', '--ground': 'Highlight' },
  },
})

/** The stop can be pressed with its link. */
const Entry = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  minHeight: 52,
  paddingInlineStart: 36,
  color: palette.text,
  fontSize: '1.125rem',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&[aria-current]': { fontWeight: 800 },
})

const Part = styled('section')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  marginTop: 24,
  paddingTop: 20,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& h2': { margin: 0, fontSize: '0.9375rem', fontWeight: 600, color: theme.vars.palette.text.secondary },
}))

interface NavigationDrawerProps {
  open: boolean
  onClose: () => void
}

/** A wide header has all links, and no button for the drawer. */
function useCloseWhenWide(isOpen: boolean, onClose: () => void): void {
  const closeWhenWide = useEffectEvent(() => {
    if (document.querySelector('[data-narrow]')?.getClientRects().length === 0) onClose()
  })
  useEffect(() => {
    if (!isOpen) return
    window.addEventListener('resize', closeWhenWide)
    return () => window.removeEventListener('resize', closeWhenWide)
  }, [isOpen])
}

/** Shows what the wide header has, without the cart, which stays in the header. */
export default function NavigationDrawer({ open, onClose }: NavigationDrawerProps) {
  useCloseWhenWide(open, onClose)
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { features } = useAppSelector(selectSettings)
  const wantsTour = useRef(false)
  const takeTour = () => {
    wantsTour.current = true
    onClose()
  }
  /** The tour takes the focus, so it starts after the drawer has returned it. */
  const startTour = () => {
    if (wantsTour.current) dispatch(tourRequested())
    wantsTour.current = false
  }
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-label': t('nav.menu'), sx: { width: 'min(320px, 88vw)' } },
        transition: { onExited: startTour },
      }}
    >
      <Box sx={{ p: 2, pb: 4 }}>
        <IconButton aria-label={t('nav.close')} onClick={onClose} sx={{ ml: -1, mb: 1 }}>
          <Glyph shape={closeGlyph} size={24} />
        </IconButton>
        <PageLinks onFollow={onClose} />
        {features.fareMedia && (
          <Part>
            <TextLink to={paths.fareMedia} onClick={onClose} sx={{ display: 'inline-block', py: 1 }}>
              {t('nav.lostCard')}
            </TextLink>
          </Part>
        )}
        <LanguageChoice onChosen={onClose} />
        {features.tour && (
          <Part>
            <Button variant="outlined" onClick={takeTour}>
              {t('nav.tour')}
            </Button>
          </Part>
        )}
        <RiderPart onLeave={onClose} />
      </Box>
    </Drawer>
  )
}

function PageLinks({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation()
  const pages = useNavEntries()
  const entrance = useEntrance()
  return (
    <nav aria-label={t('nav.label')}>
      <Pages as="ul">
        {[...pages, ...(entrance ? [entrance] : [])].map(({ text, ...entry }) => (
          <Stop key={entry.to}>
            <Entry {...entry} onClick={onFollow}>
              {text}
            </Entry>
          </Stop>
        ))}
      </Pages>
    </nav>
  )
}

function LanguageChoice({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation()
  const languages = useLanguages()
  if (languages.length < 2) return null
  return (
    <Part>
      <h2>{t('language.label')}</h2>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {languages.map(({ key, text, lang, checked, onChoose }) => (
          <Button
            key={key}
            lang={lang}
            size="small"
            variant={checked ? 'contained' : 'outlined'}
            aria-pressed={checked}
            onClick={() => {
              onChosen()
              onChoose()
            }}
          >
            {text}
          </Button>
        ))}
      </Box>
    </Part>
  )
}

function RiderPart({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const rider = useRiderName()
  const logOut = () => {
    onLeave()
    dispatch(logOutRequested())
  }
  if (!rider) return null
  return (
    <Part>
      <h2>{rider}</h2>
      <Button variant="outlined" onClick={logOut}>
        {t('nav.logOut')}
      </Button>
    </Part>
  )
}
