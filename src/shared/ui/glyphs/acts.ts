export const goodGlyph = 'm4.8 12.6 4.8 4.8 9.6-10.8'
export const stoppedGlyph = 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M6 18 18 6'
export const lockGlyph =
  'M7.2 10.8h9.6a2.4 2.4 0 0 1 2.4 2.4v5.4a2.4 2.4 0 0 1-2.4 2.4H7.2a2.4 2.4 0 0 1-2.4-2.4v-5.4a2.4 2.4 0 0 1 2.4-2.4Zm.6 0v-3a4.2 4.2 0 0 1 8.4 0v3'
export const backGlyph = 'M19.2 12H4.8m6-6-6 6 6 6'
export const onwardGlyph = 'M4.8 12h14.4m-6-6 6 6-6 6'
export const expandGlyph = 'm6 9 6 6 6-6'
export const removeGlyph = 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5'
export const shownGlyph = 'M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7-10-7-10-7ZM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0'
export const hiddenGlyph = `${shownGlyph}M4 4l16 16`
export const downloadGlyph = 'M12 3.6v11.4m-5-5 5 5 5-5M4 19.2h16'
export const mailGlyph = 'M3 5h18v14H3Zm0 2 9 6 9-6'
export const printGlyph =
  'M7 8V3h10v5M7 17H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1h16a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-3M7 14h10v7H7Z'
