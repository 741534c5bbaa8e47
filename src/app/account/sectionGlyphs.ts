import type { GlyphName } from '../pages/page'
import { lockGlyph, mailGlyph } from '../../shared/ui/glyphs/acts'
import { homeGlyph, messageGlyph, shieldGlyph } from '../../shared/ui/glyphs/account'
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

/** The icons of the account's menu by their names. They are apart from the pages, which are in the first load. */
export const sectionGlyphs: Record<GlyphName, string> = {
  home: homeGlyph,
  rider: riderGlyph,
  shield: shieldGlyph,
  card: cardGlyph,
  wallet: walletGlyph,
  ticket: ticketGlyph,
  clock: clockGlyph,
  place: placeGlyph,
  phone: phoneGlyph,
  mail: mailGlyph,
  message: messageGlyph,
  lock: lockGlyph,
  renewal: renewalGlyph,
}
