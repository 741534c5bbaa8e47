import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { selectIsRider } from '../../features/session'
import { selectSettings } from '../../features/settings'
import { isAt, paths } from '../../shared/paths'
import { useAppSelector } from '../../shared/store'
import { offeredSections } from '../account/sections'

interface NavEntry {
  to: string
  text: string
}

/** The pages that the navigation offers to who is here (NAV-05). */
export function useNavEntries(): NavEntry[] {
  const { t } = useTranslation()
  const isRider = useAppSelector(selectIsRider)
  const settings = useAppSelector(selectSettings)
  const account = offeredSections(settings)[0]?.start
  const entries: (NavEntry & { isOffered: boolean })[] = [
    { to: paths.products, text: t('nav.products'), isOffered: true },
    ...(account ? [{ to: account, text: t('nav.account'), isOffered: isRider }] : []),
    { to: paths.manageCard, text: t('nav.manageCard'), isOffered: !isRider && settings.features.manageCard },
  ]
  return entries.filter((entry) => entry.isOffered)
}

/** The way in, or away from the way in (decision 62); nothing for riders, who have their own menu. */
export function useEntrance(): NavEntry | undefined {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  if (useAppSelector(selectIsRider)) return undefined
  const isAtEntrance = isAt(pathname, 'login', 'signUp')
  return isAtEntrance ? { to: paths.landing, text: t('nav.home') } : { to: paths.login(), text: t('nav.login') }
}
