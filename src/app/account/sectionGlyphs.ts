import type { GlyphName } from '../pages/page'
import { lockGlyph } from '../../shared/ui/glyphs/acts'
import { bellGlyph, homeGlyph, messageGlyph, receiptGlyph, shieldGlyph } from '../../shared/ui/glyphs/account'
import { riderGlyph } from '../../shared/ui/glyphs/frame'
import { bankGlyph, calendarGlyph, phoneGlyph, placeGlyph, walletGlyph } from '../../shared/ui/glyphs/products'

/** The icons are apart from the pages, which are in the first load. */
export const sectionGlyphs: Record<GlyphName, string> = {
  home: homeGlyph,
  rider: riderGlyph,
  shield: shieldGlyph,
  bank: bankGlyph,
  wallet: walletGlyph,
  calendar: calendarGlyph,
  receipt: receiptGlyph,
  place: placeGlyph,
  phone: phoneGlyph,
  bell: bellGlyph,
  message: messageGlyph,
  lock: lockGlyph,
}
