import type { ParseKeys } from 'i18next'
import type { OperatorSettings } from '../../features/settings'
import { paths, routePaths } from '../../shared/paths'
import type { RouteName } from '../../shared/paths'
import { lockGlyph, mailGlyph } from '../../shared/ui/glyphs/acts'
import { homeGlyph, shieldGlyph } from '../../shared/ui/glyphs/account'
import { riderGlyph } from '../../shared/ui/glyphs/frame'
import {
  cardGlyph,
  clockGlyph,
  phoneGlyph,
  placeGlyph,
  ticketGlyph,
  walletGlyph,
} from '../../shared/ui/glyphs/products'
import type { PortalRoute, ScreenModule } from '../routing/portalRoute'
import { historySections } from './historySections'

/**
 * A section of the account. It defines its menu entry, its route and the screens that tests open. Its path is in
 * `shared/paths`, like every page's.
 */
export interface AccountSection {
  /** Its page in `shared/paths`, such as `accountProfile`. */
  route: RouteName
  /** The address of the menu entry: the path without its optional parts. */
  start: string
  /** Key of its title. */
  title: ParseKeys<'app'>
  /** Its icon: a shape of `shared/ui/glyphs`. */
  glyph: string
  /** A section without it is always offered. The address of a section that is not offered shows "not found". */
  isOffered?: (settings: OperatorSettings) => boolean
  /** The overview's address begins those of all others, so it counts as open only at its own. */
  isOverview?: boolean
  load: () => Promise<ScreenModule>
  texts: string[]
  /** The mock's scenarios in which tests open it. */
  scenarios: string[]
}

/**
 * The sections in the order of the menu. Each is added together with its screen, because its entry would lead nowhere.
 */
export const accountSections: readonly AccountSection[] = [
  {
    route: 'account',
    start: paths.account,
    title: 'account.overview',
    glyph: homeGlyph,
    isOverview: true,
    load: () => import('./AccountOverview'),
    texts: ['account', 'addresses', 'payment', 'fareMedia'],
    scenarios: ['riderSignedIn', 'newRider', 'methodsToMend'],
  },
  {
    route: 'accountProfile',
    start: paths.accountProfile,
    title: 'account.profile',
    glyph: riderGlyph,
    load: () => import('../../features/profile/ProfileScreen'),
    texts: ['profile', 'registration'],
    scenarios: ['riderSignedIn', 'newRider'],
  },
  {
    route: 'accountSecurity',
    start: paths.accountSecurity,
    title: 'account.security',
    glyph: shieldGlyph,
    load: () => import('../../features/security/SecurityScreen'),
    texts: ['security', 'secondFactor', 'registration'],
    scenarios: ['riderWithSecondFactor', 'onlyGoogle'],
  },
  {
    route: 'accountPaymentMethods',
    start: paths.accountPaymentMethods,
    title: 'account.paymentMethods',
    glyph: cardGlyph,
    load: () => import('../../features/paymentMethods/PaymentMethodsScreen'),
    texts: ['paymentMethods', 'payment'],
    scenarios: ['riderSignedIn', 'newRider', 'methodsToMend'],
  },
  {
    route: 'accountWallet',
    start: paths.accountWallet,
    title: 'account.wallet',
    glyph: walletGlyph,
    load: () => import('../../features/wallet/WalletScreen'),
    texts: ['wallet', 'autoload', 'payment'],
    scenarios: ['riderSignedIn', 'riderWithAutoload', 'walletLocked'],
  },
  {
    route: 'accountUnattached',
    start: paths.accountUnattached,
    title: 'account.unattached',
    glyph: ticketGlyph,
    isOffered: ({ features }) => features.fareMedia,
    load: () => import('../../features/ownPasses/UnattachedScreen'),
    texts: ['ownPasses', 'fareMedia', 'passes'],
    scenarios: ['riderWithEveryPass', 'riderSignedIn'],
  },
  {
    route: 'accountUpcoming',
    start: paths.accountUpcoming,
    title: 'account.upcoming',
    glyph: clockGlyph,
    load: () => import('../../features/upcoming/UpcomingScreen'),
    texts: ['upcoming', 'autoload', 'payment', 'fareMedia'],
    scenarios: ['riderSignedIn', 'riderWithAutoload'],
  },
  {
    route: 'accountAddresses',
    start: paths.accountAddresses,
    title: 'account.addresses',
    glyph: placeGlyph,
    load: () => import('../../features/addresses/AddressesScreen'),
    texts: ['addresses'],
    scenarios: ['riderSignedIn', 'newRider'],
  },
  {
    route: 'accountDevices',
    start: paths.accountDevices,
    title: 'account.devices',
    glyph: phoneGlyph,
    load: () => import('../../features/devices/DevicesScreen'),
    texts: ['devices'],
    scenarios: ['deviceWithTickets', 'newRider'],
  },
  {
    route: 'accountNotifications',
    start: paths.accountNotifications,
    title: 'account.notifications',
    glyph: mailGlyph,
    load: () => import('../../features/notifications/NotificationsScreen'),
    texts: ['notifications'],
    scenarios: ['riderSignedIn'],
  },
  {
    route: 'accountPrivacy',
    start: paths.accountPrivacy,
    title: 'account.privacy',
    glyph: lockGlyph,
    load: () => import('../../features/privacy/PrivacyScreen'),
    texts: ['privacy'],
    scenarios: ['riderSignedIn'],
  },
  ...historySections,
]

/** The pages of sections. The route table does not list them. */
export type SectionRoute = Extract<RouteName, `account${string}`>

export function offeredSections(settings: OperatorSettings, sections = accountSections): AccountSection[] {
  return sections.filter(({ isOffered }) => !isOffered || isOffered(settings))
}

/** Returns the routes of sections: for riders, in the account's layout. */
export const routesOf = (sections: readonly AccountSection[]): PortalRoute[] =>
  sections.map(({ route, load, texts }) => ({
    path: routePaths[route],
    access: 'rider',
    layout: 'account',
    load,
    texts,
  }))

/** Returns the sections' lines for `e2e/screens.json`: an address and a scenario each. */
export const screensOf = (sections: readonly AccountSection[]): string[][] =>
  sections.flatMap(({ start, scenarios }) => scenarios.map((scenario) => [start, scenario]))
