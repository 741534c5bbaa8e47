export const homeGlyph = 'm3 11 9-8 9 8M5.4 9v12h13.2V9M9.6 21v-6h4.8v6'
export const shieldGlyph = 'M12 2.4 4 5.4v6c0 5 3.4 8.4 8 10.2 4.6-1.8 8-5.2 8-10.2v-6ZM8.4 12l2.6 2.6 4.6-5'
export const messageGlyph = 'M3 4h18v13H11l-5 4v-4H3ZM12 7.4v4M12 13.4v.2'
export const calendarGlyph =
  'M3.6 5.4h16.8v15.2H3.6ZM3.6 10h16.8M8 2.8v4.4M16 2.8v4.4M8 14h.2M12 14h.2M16 14h.2M8 17.2h.2M12 17.2h.2'
export const bellGlyph = 'M5 17.4c1.4-1.6 1.6-3.4 1.6-6.2a5.4 5.4 0 0 1 10.8 0c0 2.8.2 4.6 1.6 6.2ZM12 3v2.6M10 20.4h4'
export const receiptGlyph = 'M6 3h12v18l-3-2-3 2-3-2-3 2ZM9 8h6M9 12h6'
