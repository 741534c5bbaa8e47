export const ticketGlyph = 'M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4ZM14 7v10'
export const phoneGlyph = 'M8 2h8a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2ZM11 18h2'
export const cardGlyph =
  'M5.4 4.8h13.2a3 3 0 0 1 3 3v8.4a3 3 0 0 1-3 3H5.4a3 3 0 0 1-3-3V7.8a3 3 0 0 1 3-3ZM2.4 9.6h19.2M6 15h4.8'
export const shippingGlyph =
  'M2 6h12v11H2ZM14 10h4l4 4v3h-8ZM5 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0M15 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0'
export const placeGlyph =
  'M12 21s-7-6.2-7-11a7 7 0 0 1 14 0c0 4.8-7 11-7 11ZM9.5 10a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0'
export const renewalGlyph = 'M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5'
export const clockGlyph = 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0ZM12 7v5l3.5 2'
export const calendarGlyph =
  'M3.6 5.4h16.8v15.2H3.6ZM3.6 10h16.8M8 2.8v4.4M16 2.8v4.4M8 14h.2M12 14h.2M16 14h.2M8 17.2h.2M12 17.2h.2'
export const alertGlyph = 'M12 3 2 20h20ZM12 10v4M12 16.5v.5'
export const bankGlyph = 'M3 9.6 12 4l9 5.6ZM5.4 12.6v4.8M10 12.6v4.8M14 12.6v4.8M18.6 12.6v4.8M3 20.4h18'
export const walletGlyph =
  'M4 6.6h15a2 2 0 0 1 2 2v9.8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h12v2.6M16.2 13.5h.8'
