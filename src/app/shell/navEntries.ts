import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { selectIsRider } from '../../features/identity/session'
import { selectSettings } from '../../features/identity/settings'
import { isAt, paths, routePaths } from '../../shared/paths'
import { routeOf } from '../../shared/routeOf'
import { useAppSelector } from '../../shared/store'
import { pages } from '../pages'

interface NavEntry {
  to: string
  text: string
  /** It is `page` also on a page below, or on one that stands under it. */
  'aria-current'?: 'page'
}

/** Returns the pages that the navigation offers (NAV-05). */
export function useNavEntries(): NavEntry[] {
  const { t } = useTranslation()
  const isRider = useAppSelector(selectIsRider)
  const settings = useAppSelector(selectSettings)
  const { pathname } = useLocation()
  const page = routeOf(pathname)?.name
  const under = page && pages[page].under
  const open = (under ? routePaths[under] : pathname).toLowerCase()
  const entries: (NavEntry & { isOffered: boolean })[] = [
    { to: paths.products, text: t('nav.products'), isOffered: true },
    { to: paths.account, text: t('nav.account'), isOffered: isRider },
    { to: paths.fareMedia, text: t('nav.myCards'), isOffered: isRider && settings.features.fareMedia },
    { to: paths.manageCard, text: t('nav.manageCard'), isOffered: !isRider && settings.features.manageCard },
  ]
  return entries
    .filter((entry) => entry.isOffered)
    .map(({ to, text }) => ({
      to,
      text,
      'aria-current': open === to || open.startsWith(`${to}/`) ? 'page' : undefined,
    }))
}

/** Returns the link to login, or on the pages of login to the landing (decision 62). Riders have their own menu. */
export function useEntrance(): NavEntry | undefined {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  if (useAppSelector(selectIsRider)) return undefined
  const isAtEntrance = isAt(pathname, 'login', 'signUp')
  return isAtEntrance ? { to: paths.landing, text: t('nav.home') } : { to: paths.login(), text: t('nav.login') }
}
