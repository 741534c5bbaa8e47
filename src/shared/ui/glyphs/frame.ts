/* Icons of the page's frame, which is in the first load. */

export const menuGlyph = 'M3 6h18M3 12h18M3 18h12'
export const closeGlyph = 'M6 6l12 12M18 6 6 18'
export const languageGlyph =
  'M2.4 12a9.6 9.6 0 1 0 19.2 0 9.6 9.6 0 1 0-19.2 0h19.2M12 2.4c6 6 6 13.2 0 19.2M12 2.4c-6 6-6 13.2 0 19.2'
export const riderGlyph =
  'M7.7 7.8a4.3 4.3 0 1 0 8.6 0 4.3 4.3 0 1 0-8.6 0M3.6 21.6c.5-4.8 3.6-7.2 8.4-7.2s7.9 2.4 8.4 7.2'
export const cartGlyph = 'M2 3.5h2.6l2.8 12h10.4l2.6-9H5.4M9 20h.1M16.5 20h.1'

/** Our own drawing of a phone with the app's ticket, because the stores' logos have usage rules. */
export const appStoreGlyph =
  'M8 3h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5c0-1 1-2 2-2Zm2.5 15h3M9.5 11l2.5 2.5 2.5-2.5M12 13.5v-6'
export const googlePlayGlyph = 'M6 4.5v15l13-7.5L6 4.5Zm0 0 8.5 10.2M6 19.5l8.5-10.2'
