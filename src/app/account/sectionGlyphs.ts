import type { SectionRoute } from './sections'
import { lockGlyph, mailGlyph } from '../../shared/ui/glyphs/acts'
import { farewellGlyph, homeGlyph, messageGlyph, shieldGlyph } from '../../shared/ui/glyphs/account'
import { riderGlyph } from '../../shared/ui/glyphs/frame'
import {
  cardGlyph,
  clockGlyph,
  phoneGlyph,
  placeGlyph,
  renewalGlyph,
  ticketGlyph,
  walletGlyph,
} from '../../shared/ui/glyphs/products'

/** The icons of the account's menu. They are apart from the sections, whose routes are in the first load. */
export const sectionGlyphs: Record<SectionRoute, string> = {
  account: homeGlyph,
  accountProfile: riderGlyph,
  accountSecurity: shieldGlyph,
  accountPaymentMethods: cardGlyph,
  accountWallet: walletGlyph,
  accountUnattached: ticketGlyph,
  accountUpcoming: clockGlyph,
  accountAddresses: placeGlyph,
  accountDevices: phoneGlyph,
  accountNotifications: mailGlyph,
  accountPrivacy: lockGlyph,
  accountOrders: clockGlyph,
  accountPassHistory: ticketGlyph,
  accountPurchases: renewalGlyph,
  accountCases: messageGlyph,
  accountDeactivate: farewellGlyph,
}
