import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { selectIsRider, selectUser } from '../../features/session'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { Glyph } from '../../shared/ui/Glyph'
import { riderGlyph } from '../../shared/ui/glyphs/frame'
import { logOutRequested } from '../flows/logOut'
import { MenuButton } from './MenuButton'

/** Returns the rider's name for the parts of the header that show it. */
export function useRiderName(): string | undefined {
  const { t } = useTranslation()
  const isRider = useAppSelector(selectIsRider)
  const user = useAppSelector(selectUser)
  if (!isRider) return undefined
  return [user?.first_name, user?.last_name].filter(Boolean).join(' ') || t('nav.rider')
}

/** A long name takes several lines, so that the rest of the header keeps its room. */
const Name = styled('span')({ maxWidth: '12em', overflowWrap: 'anywhere', textAlign: 'start', lineHeight: 1.2 })

/** Shows the signed-in rider, and offers to log out. */
export function AccountMenu() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const name = useRiderName()
  if (!name) return null
  const logOut = { key: 'logOut', text: t('nav.logOut'), onChoose: () => dispatch(logOutRequested()) }
  return (
    <MenuButton label={t('nav.riderMenu', { name })} entries={[logOut]}>
      <Glyph shape={riderGlyph} size={20} weight={2.2} />
      <Name>{name}</Name>
    </MenuButton>
  )
}
