import { styled } from '@mui/material/styles'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router'
import { selectIsRider, selectUser } from '../../features/identity/session'
import { selectSettings } from '../../features/identity/settings'
import { paths } from '../../shared/paths'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { Glyph } from '../../shared/ui/Glyph'
import { riderGlyph } from '../../shared/ui/glyphs/frame'
import { logOutRequested } from '../flows/logOut'
import { nameRoom, useHeaderWidth, widthOf } from './headerWidth'
import { MenuButton } from './MenuButton'

/** Returns the rider's name for the header. */
export function useRiderName(): string | undefined {
  const { t } = useTranslation()
  const isRider = useAppSelector(selectIsRider)
  const user = useAppSelector(selectUser)
  if (!isRider) return undefined
  return [user?.first_name, user?.last_name].filter(Boolean).join(' ') || t('nav.rider')
}

const Name = styled('span')({ display: 'none' })

/** Shows the rider's name, or the first name, where it fits. */
export function AccountMenu() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  // `useNavigate` would render with each page.
  const { navigator } = useContext(NavigationContext)
  const { fareMedia } = useAppSelector(selectSettings).features
  const name = useRiderName()
  const user = useAppSelector(selectUser)
  const lineFrom = useHeaderWidth()
  if (!name) return null
  // The row has at most 75 rem, and a blank before the name.
  const room = Math.min(nameRoom, 74.5 - lineFrom)
  const shown = [name, user?.first_name ?? ''].find((one) => widthOf(one) <= room)
  const lost = { key: 'lost', text: t('nav.lostCard'), onChoose: () => navigator.push(paths.fareMedia) }
  const logOut = { key: 'logOut', text: t('nav.logOut'), onChoose: () => dispatch(logOutRequested()) }
  return (
    <MenuButton label={t('nav.riderMenu', { name })} title={name} entries={fareMedia ? [lost, logOut] : [logOut]}>
      <Glyph shape={riderGlyph} size={20} weight={2.2} />
      {shown && (
        <Name sx={{ [`@container (min-width: ${lineFrom + 0.5 + widthOf(shown)}rem)`]: { display: 'inline' } }}>
          {shown}
        </Name>
      )}
    </MenuButton>
  )
}
