import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { selectIsRider } from '../../features/identity/session'
import { selectSettings } from '../../features/identity/settings'
import { isAt, paths } from '../../shared/paths'
import { useAppSelector } from '../../shared/store'

interface NavEntry {
  to: string
  text: string
}

/** Returns the pages that the navigation offers to the current visitor (NAV-05). */
export function useNavEntries(): NavEntry[] {
  const { t } = useTranslation()
  const isRider = useAppSelector(selectIsRider)
  const settings = useAppSelector(selectSettings)
  const entries: (NavEntry & { isOffered: boolean })[] = [
    { to: paths.products, text: t('nav.products'), isOffered: true },
    { to: paths.account, text: t('nav.account'), isOffered: isRider },
    { to: paths.fareMedia, text: t('nav.myCards'), isOffered: isRider && settings.features.fareMedia },
    { to: paths.manageCard, text: t('nav.manageCard'), isOffered: !isRider && settings.features.manageCard },
  ]
  return entries.filter((entry) => entry.isOffered)
}

/**
 * Returns the link to login, or to the landing on the login and sign-up pages (decision 62). Riders get undefined,
 * because they have their own menu.
 */
export function useEntrance(): NavEntry | undefined {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  if (useAppSelector(selectIsRider)) return undefined
  const isAtEntrance = isAt(pathname, 'login', 'signUp')
  return isAtEntrance ? { to: paths.landing, text: t('nav.home') } : { to: paths.login(), text: t('nav.login') }
}
