import type { SectionRoute } from './sections'

/** The groups of the account's menu, in its order. They are apart from the sections, whose routes are in the first load. */
export const menuGroups = {
  money: ['accountPaymentMethods', 'accountWallet', 'accountUpcoming'],
  rides: ['accountOrders', 'accountPassHistory', 'accountPurchases', 'accountUnattached', 'accountCases'],
  you: ['accountProfile', 'accountAddresses', 'accountNotifications', 'accountDevices'],
  safety: ['accountSecurity', 'accountPrivacy'],
} as const satisfies Record<string, readonly SectionRoute[]>

export type MenuGroup = keyof typeof menuGroups

/** They stand in no menu: the foot of the security leads to the closing of the account. */
export const outsideMenu: readonly string[] = ['accountDeactivate'] satisfies SectionRoute[]
