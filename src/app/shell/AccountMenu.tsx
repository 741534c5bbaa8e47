import { useTranslation } from 'react-i18next'
import { selectIsRider, selectUser } from '../../features/session'
import { useAppDispatch, useAppSelector } from '../../shared/store'
import { logOutRequested } from '../flows/logOut'
import { MenuButton } from './MenuButton'

/** The rider's name, for those parts of the header that show it. */
export function useRiderName(): string | undefined {
  const { t } = useTranslation()
  const isRider = useAppSelector(selectIsRider)
  const user = useAppSelector(selectUser)
  if (!isRider) return undefined
  return [user?.first_name, user?.last_name].filter(Boolean).join(' ') || t('nav.rider')
}

/** Who is signed in, and the way out. */
export function AccountMenu() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const name = useRiderName()
  if (!name) return null
  const logOut = { key: 'logOut', text: t('nav.logOut'), onChoose: () => dispatch(logOutRequested()) }
  return (
    <MenuButton label={t('nav.riderMenu', { name })} entries={[logOut]}>
      <svg
        width="20"
        height="20"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        aria-hidden="true"
      >
        <circle cx="10" cy="6.5" r="3.6" />
        <path d="M3 18c.4-4 3-6 7-6s6.6 2 7 6" strokeLinecap="round" />
      </svg>
      <span>{name}</span>
    </MenuButton>
  )
}
