/* Icons for the severity of a message. They can be told apart without colours. */

/* These shapes are filled: a stop sign, a triangle, a disc, a disc with a tick. */
export const errorGlyph = 'M7.8 2h8.4L22 7.8v8.4L16.2 22H7.8L2 16.2V7.8ZM11 6v8h2V6Zm0 10v2h2v-2Z'
export const warningGlyph = 'M12 2 23 21H1ZM11 9v6h2V9Zm0 7.5v2h2v-2Z'
export const infoGlyph = 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm-1 4h2v2h-2Zm0 4h2v8h-2Z'
export const successGlyph = 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm5.6 7.4-7 7-4.2-4.2 1.4-1.4 2.8 2.8 5.6-5.6Z'
