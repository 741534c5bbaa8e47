import type { ParseKeys } from 'i18next'
import type { OperatorSettings } from '../../features/identity/settings'
import { routePaths } from '../../shared/paths'
import type { RouteName } from '../../shared/paths'
import type { PortalRoute, ScreenModule } from '../routing/portalRoute'
import { historySections } from './historySections'

/**
 * A section of the account. It defines its menu entry, its route and the screens that tests open. Its path is in
 * `shared/paths`, like every page's.
 */
export interface AccountSection {
  /** Its page in `shared/paths`, such as `accountProfile`. */
  route: RouteName
  /** Key of its title. */
  title: ParseKeys<'app'>
  /** A section without it is always offered. The address of a section that is not offered shows "not found". */
  isOffered?: (settings: OperatorSettings) => boolean
  /** The overview's address begins those of all others, so it counts as open only at its own. */
  isOverview?: boolean
  load: () => Promise<ScreenModule>
  texts: string[]
}

/**
 * The sections in the order of the menu. Each is added together with its screen, because its entry would lead nowhere.
 */
export const accountSections: readonly AccountSection[] = [
  {
    route: 'account',
    title: 'account.overview',
    isOverview: true,
    load: () => import('./AccountOverview'),
    texts: ['account', 'upcoming', 'payment', 'fareMedia', 'orders'],
  },
  {
    route: 'accountProfile',
    title: 'account.profile',
    load: () => import('../../features/account/profile/ProfileScreen'),
    texts: ['profile', 'registration'],
  },
  {
    route: 'accountSecurity',
    title: 'account.security',
    load: () => import('../../features/account/security/SecurityScreen'),
    texts: ['security', 'secondFactor', 'registration'],
  },
  {
    route: 'accountPaymentMethods',
    title: 'account.paymentMethods',
    load: () => import('../../features/account/paymentMethods/PaymentMethodsScreen'),
    texts: ['paymentMethods', 'payment'],
  },
  {
    route: 'accountWallet',
    title: 'account.wallet',
    load: () => import('../../features/account/wallet/WalletScreen'),
    texts: ['wallet', 'autoload', 'payment'],
  },
  {
    route: 'accountUnattached',
    title: 'account.unattached',
    isOffered: ({ features }) => features.fareMedia,
    load: () => import('../../features/cards/passes/UnattachedScreen'),
    texts: ['ownPasses', 'fareMedia', 'passes'],
  },
  {
    route: 'accountUpcoming',
    title: 'account.upcoming',
    load: () => import('../../features/account/upcoming/UpcomingScreen'),
    texts: ['upcoming', 'autoload', 'renewals', 'payment', 'fareMedia'],
  },
  {
    route: 'accountAddresses',
    title: 'account.addresses',
    load: () => import('../../features/paying/addresses/AddressesScreen'),
    texts: ['addresses'],
  },
  {
    route: 'accountDevices',
    title: 'account.devices',
    load: () => import('../../features/account/devices/DevicesScreen'),
    texts: ['devices'],
  },
  {
    route: 'accountNotifications',
    title: 'account.notifications',
    load: () => import('../../features/account/notifications/NotificationsScreen'),
    texts: ['notifications'],
  },
  {
    route: 'accountPrivacy',
    title: 'account.privacy',
    load: () => import('../../features/account/privacy/PrivacyScreen'),
    texts: ['privacy'],
  },
  ...historySections,
  {
    route: 'accountDeactivate',
    title: 'account.closing',
    isOffered: ({ features }) => features.accountDeactivation || features.accountDeletion,
    load: () => import('../pages/ClosingPage'),
    texts: ['closing', 'upcoming', 'autoload', 'payment', 'fareMedia'],
  },
]

/** The pages of sections. The route table does not list them. */
export type SectionRoute = Extract<RouteName, `account${string}`>

export function offeredSections(settings: OperatorSettings, sections = accountSections): AccountSection[] {
  return sections.filter(({ isOffered }) => !isOffered || isOffered(settings))
}

/** Returns the address of a section's menu entry: the path without its optional parts. */
export const startOf = ({ route }: Pick<AccountSection, 'route'>): string => routePaths[route].replace(/\/:.*/, '')

/** Returns the routes of sections: for riders, in the account's layout. */
export const routesOf = (sections: readonly AccountSection[]): PortalRoute[] =>
  sections.map(({ route, load, texts }) => ({
    path: routePaths[route],
    access: 'rider',
    layout: 'account',
    load,
    texts,
  }))
